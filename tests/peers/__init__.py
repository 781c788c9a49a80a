"""Our rules against a referee that nobody here wrote: every decision of a hand, in both, side by side.

They run with ``make test-peers``, in an environment of their own.
"""
