"""Tables of people and bots: places, the log, seeds, advice, chat, presence; no HTTP in it.

A table is a log of entries; all else is folded from it. One actor a table checks, appends, commits, and only then
shows (design law 8).
"""
