/** Names of systems that no study has, English and Russian. */
export const SYSTEMS = {
  'series.a': ['Swoole', 'Swoole'],
  'series.b': ['Workerman with its own event loop', 'Workerman со своим циклом событий'],
  'series.c': ['PHP-FPM', 'PHP-FPM'],
  'short.a': ['Swoole', 'Swoole'],
  'short.b': ['Workerman', 'Workerman'],
  'short.c': ['PHP-FPM', 'PHP-FPM'],
};
export const SERIES = [
  {id: 'a', runtime: null, token: 'group-1'},
  {id: 'b', runtime: null, token: 'group-2'},
  {id: 'c', runtime: null, token: 'group-3'},
];

/** @param values by series: [x, y] or a point */
export function seriesOf(values) {
  return Object.entries(values).map(([id, points]) => ({
    ...SERIES.find((each) => each.id === id),
    points: points.map((point) =>
      Array.isArray(point) ? {x: point[0], y: point[1], single: true} : point,
    ),
  }));
}
