"""The arena: figures that are known, and the same figures whatever way the work is done."""
