# What the proof of a game refuses to begin with.
proof-no-specimen = { $title } brings no specimen, so it cannot be proved: its package needs an entry point { $title } in the group "{ $group }"
proof-bad-specimen = { $place }: this is no Specimen, so { $title } cannot be proved
proof-needs = the proof needs { $name }: pip install 'pentarchy[proof]'
