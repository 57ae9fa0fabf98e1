/** Whether a straight line passes through a box (Liang and Barsky, 1984). */
export function crosses(
  [from, to]: [{x: number; y: number}, {x: number; y: number}],
  {left, right, top, bottom}: {left: number; right: number; top: number; bottom: number},
): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  const edges = [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ];
  for (const [direction, room] of edges) {
    if (direction === 0 && room < 0) return false;
    if (direction < 0) enter = Math.max(enter, room / direction);
    if (direction > 0) leave = Math.min(leave, room / direction);
  }
  return enter <= leave;
}
