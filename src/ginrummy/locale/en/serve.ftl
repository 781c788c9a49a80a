# ginrummy serve

cli-serve = Play in the browser: against the computer, with friends, at a table of three.
serve-cli-port = The port to listen on. Without it, { $port } or the next free one; 0 takes any.
serve-cli-lan = Let other devices on your network come too.
serve-cli-database = Where tables are kept: a file, or a URL. Without it, a file in your data folder.
serve-cli-workers = How many processes serve the tables. More than one needs a PostgreSQL database.
serve-cli-secret-file = The file of the key that cookies are signed with. Without it, { $variable } in the environment; without that, the database keeps one.
serve-cli-metrics-port = Answer Prometheus on this port, for this machine only.
serve-cli-log = How the server says what happens: text, or json with a line for each event.
serve-cli-no-browser = Open no browser.
serve-started = The tables are open at { $url }
serve-lan = Others on your network come in at { $url }
serve-stop = Ctrl-C closes them; games are kept.
serve-stopped = The tables are closed. All games are kept.
serve-not-installed = The browser table needs more than is installed here ({ $module } is missing): pip install "ginrummy[web]"
serve-port-taken = Port { $port } is taken, perhaps by another “ginrummy serve”. Choose another with --port, or leave it out.
serve-port-refused = Port { $port } cannot be used: { $why }
serve-no-folder = There is nowhere to keep the tables: name a database with --database, or a folder with { $variable }.
serve-workers-need-postgresql = More than one worker needs a PostgreSQL database: --database postgresql://USER@HOST/NAME
serve-cli-root-path = The path of its host below which a proxy shows the tables, as “/gin”.
serve-root-path = “{ $path }” is no path of a host. Write it as “/gin”.
serve-worker-failed = A worker did not start; what it said stands above.
serve-secret-unreadable = The key in { $file } cannot be read: { $why }
serve-secret-short = The key that cookies are signed with must have at least { $least } bytes.

cli-backup = Write every table to a file, while they are played at.
cli-restore = Add the tables of a backup to a database.
backup-cli-file = The file to write; it must not be there yet.
restore-cli-file = The file that “ginrummy backup” wrote.
backup-done = { $file } holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries } entries of their logs.
backup-there = { $file } is there already.
backup-missing = There is no file { $file }.
backup-unwritable = { $file } cannot be written: { $why }
restore-done = Added to { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: { $entries } entries.
restore-differing = Left as they are, since they have gone on differently: { $tables }
serve-metrics-not-installed = To count for Prometheus, more is needed than is installed here: pip install "ginrummy[hosting]"

cli-check-ratings = Check the ledger of ratings against the logs of the games.
ratings-right = { $games ->
    [0] No game has been rated yet.
    [one] One rated game in the ledger: what it changed is what its log makes of it.
   *[other] { $games } rated games in the ledger: what they changed is what their logs make of them, in their order.
}
ratings-differing = { $count ->
    [one] One
   *[other] { $count }
} of { $games } rated games in the ledger { $count ->
    [one] is not what its log makes of it: place { $places }.
   *[other] are not what their logs make of them: places { $places }.
}
ratings-missing = { $games ->
    [one] One more game counts and is not in the ledger yet
   *[other] { $games } more games count and are not in the ledger yet
}: a running server enters it, at the latest when it starts.
