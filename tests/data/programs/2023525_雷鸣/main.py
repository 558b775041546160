import go_rules

for k in ['0', '00', '1', '2', '3', '4', '5']:
    go_rules.solve('train', k)
