"""The rules, clause by clause: each test carries the number of the clause it proves."""
