"""``python -m ginrummy`` is the command ``ginrummy``."""

from ginrummy.cli import main

if __name__ == "__main__":
    main()
