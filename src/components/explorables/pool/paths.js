// @ts-check
/** @typedef {Exclude<import('../../../../lib/queueing/machine/program.js').Kind, 'others'>} DrawnKind */

/**
 * What each kind looks like: bands of a bar's height, so that kinds differ in form as well as in colour, however wide
 * the picture is.
 *
 * @type {Record<DrawnKind, readonly (readonly [number, number])[]>}
 */
export const BANDS = {
  compute: [[0, 1]],
  boot: [
    [0, 0.24],
    [0.38, 0.62],
    [0.76, 1],
  ],
  'connect-cpu': [
    [0, 0.4],
    [0.6, 1],
  ],
  'connect-wait': [
    [0.26, 0.38],
    [0.62, 0.74],
  ],
  wait: [[0.38, 0.62]],
  'wait-for-core': [
    [0, 0.1],
    [0.9, 1],
  ],
  queue: [[0.3, 0.7]],
};

export const KINDS = /** @type {DrawnKind[]} */ (Object.keys(BANDS));

/**
 * Width of the drawing in its own units, stretched to the room that there is: so many that whole numbers are fine enough,
 * which are written and read several times faster than fractions.
 */
export const WIDTH = 10_000;

/** Of a row's height, what is left free under the bars. */
const AIR = 0.18;

/**
 * One path for each kind.
 *
 * @typedef {{rows: readonly (Pick<import('./film.js').Row, 'top' | 'height' | 'head'> & {segments: readonly Stretch[]})[]}} Rows
 * @typedef {Pick<import('./film.js').Segment, 'kind' | 'startS' | 'endS'>} Stretch
 * @param {Rows} film
 * @param {number} endS of the time axis
 * @param {number} least width of a stretch that is shorter, in units of the drawing
 * @returns {[string, string][]} kind and path, in the order of the kinds
 */
export function pathsOf({rows}, endS, least) {
  const paths = Object.fromEntries(KINDS.map((kind) => [kind, '']));
  for (const {top, head, height, segments} of rows) {
    // Where the bands lie is the same for all of a row, and written once.
    const bands = Object.fromEntries(
      KINDS.map((kind) => [kind, bandsIn(kind, top + head, height - head)]),
    );
    for (const {kind, startS, endS: untilS} of segments) {
      const x = Math.round((startS / endS) * WIDTH);
      const width = Math.round(Math.max(least, ((untilS - startS) / endS) * WIDTH));
      // What is filled closes by itself.
      for (const [to, down] of bands[kind] ?? [])
        paths[kind] += 'M' + x + to + width + down + -width;
    }
  }
  return Object.entries(paths);
}

/**
 * The bands of a kind in a row: what is written between a stretch's start and its width, and between that and the way back.
 *
 * @param {DrawnKind} kind
 * @param {number} top
 * @param {number} height
 * @returns {[string, string][]}
 */
function bandsIn(kind, top, height) {
  const free = height * AIR;
  return BANDS[kind].map(([from, to]) => [
    ` ${round(top + free / 2 + from * (height - free))}h`,
    `v${round((to - from) * (height - free))}h`,
  ]);
}

/**
 * How many cores are busy, as steps under the top of the picture.
 *
 * @param {import('./film.js').Film} film
 * @param {number} endS
 * @param {number} height pixels of all cores
 * @returns {string} path
 */
export function coresPath({cores, record}, endS, height) {
  const yOf = (/** @type {number} */ busy) => round(height * (1 - busy / record.setup.cores));
  const steps = cores.map(
    ({timeS, value}) => `H${Math.round((timeS / endS) * WIDTH)}V${yOf(value)}`,
  );
  return `M0 ${height}${steps.join('')}V${height}z`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;
