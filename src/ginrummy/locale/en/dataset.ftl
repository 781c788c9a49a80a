# ginrummy dataset

cli-dataset = Write self-play as a table, Parquet, a row for each choice.

dataset-path-told = The file to write.
dataset-players = Who plays: one or two of { $players }, or net:FILE for a network that ginrummy train made. Against itself if one is named; sound if nobody is. They change seats with every hand.
dataset-option-hands = How many hands to play.
dataset-option-seed = Where all chance comes from: the same number repeats the same hands.
dataset-option-force = Replace the file if it is there already.
dataset-written = { $hands ->
    [one] One hand
   *[other] { $hands } hands
}, { $rows } choices, { $columns } columns: { $path }

# What it refuses
dataset-extra-missing = Datasets need the extra “dataset”: pip install "ginrummy[dataset]"
dataset-taken = { $path } is there already. Choose another name, or have it replaced with --force.
dataset-path = { $path } cannot be written: { $why }.
dataset-two = Two play a hand; { $count } players are named.
