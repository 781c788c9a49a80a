"""The browser's door to the tables: routes, sockets, cookies, and the page's built files in ``static/``."""
