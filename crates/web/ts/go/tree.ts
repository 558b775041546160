// The places of a record's nodes in the drawing of its tree.

/** The places of a tree's nodes in a drawing: the main line at the top, each variation in the first free row. */
export function layOut(root) {
  const places = new Map();
  // The column up to which each row is free.
  const taken = [];
  const open = [{ node: root, depth: 0, above: 0 }];
  while (open.length > 0) {
    const { node, depth, above } = open.pop();
    // A line to its end, in one row.
    const line = [];
    for (let at = node; at; at = at.children[0]) line.push(at);
    let row = above;
    while ((taken[row] ?? Infinity) <= depth + line.length) row += 1;
    taken[row] = depth;
    line.forEach((at, index) => {
      places.set(at, { column: depth + index, row });
      // Later ones are drawn first, so that they are below the earlier ones.
      at.children
        .slice(1)
        .reverse()
        .forEach((child) => open.push({ node: child, depth: depth + index + 1, above: row + 1 }));
    });
  }
  return places;
}
