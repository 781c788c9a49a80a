# ginrummy train

cli-train = Let a network learn to play, and tell how well it does.

train-path = The folder that the training is kept in.
train-option-minutes = How long to train in all, earlier runs of the same training included; { $minutes } if nothing is said.
train-option-updates = How often the network learns in all, earlier runs included; the same number gives the same network.
train-option-against = Who sits opposite: self, or one of { $players }. Say it again for several, who then play as many hands each; self and sound if nothing is said.
train-option-seed = Where all chance comes from.
train-option-hands = How many hands are played side by side against each opponent.
train-option-steps = How many choices are made in each of them between two updates.
train-option-resume = Go on with the training in the folder, by its own plan.
train-option-force = Begin anew, though there is a training in the folder.
train-option-every = After so many updates it is measured a little.
train-option-measure = How many hands are played against each opponent at the end.
train-option-threads = In how many threads the network learns. More than the processors that are idle make it slower.
train-option-engine = Who plays the hands to learn from: this process, or a Ray cluster.
train-so-far = { $updates ->
    [one] One update
   *[other] { $updates } updates
}, { $samples } choices, { $minutes } min
train-share = { $opponent } { $percent } / { $points }
train-head-against = Against
train-head-hands = Hands
train-head-won = Won
train-head-share = Share of those won by anybody
train-head-points = Points a hand
train-between = { $value } ({ $low } to { $high })
train-kept = Kept in { $path }; --resume goes on.
train-interrupted = Interrupted; what was kept last is in { $path }. --resume goes on.

# What it refuses
train-extra-missing = Training needs the extra “train”: pip install "ginrummy[train]"
train-taken = There is a training in { $path } already: --resume goes on with it, --force begins anew.
train-nothing-there = There is no training in { $path }.
train-folder = { $path } cannot be written: { $why }.
train-resume-or-force = Go on or begin anew: give --resume or --force, not both.
train-against-nobody = Somebody has to sit opposite.
train-no-net = There is no network in { $path }: { $why }
train-worker-died = A worker died { $tries } times.
