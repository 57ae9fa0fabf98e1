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

/** Width of the drawing in its own units, stretched to the room that there is. */
export const WIDTH = 1000;

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
export function pathsOf(film, endS, least) {
  return KINDS.map((kind) => [kind, pathOf(film, kind, {endS, least})]);
}

/** @param {Rows} film @param {DrawnKind} kind @param {{endS: number, least: number}} axis */
function pathOf({rows}, kind, axis) {
  let path = '';
  for (const {top, head, height, segments} of rows) {
    const place = {top: top + head, height: height - head, ...axis};
    for (const segment of segments) {
      if (segment.kind === kind) path += bandsOf(segment, BANDS[kind], place);
    }
  }
  return path;
}

/**
 * @param {Stretch} segment
 * @param {readonly (readonly [number, number])[]} bands
 * @param {{top: number, height: number, endS: number, least: number}} place
 */
function bandsOf({startS, endS: untilS}, bands, {top, height, endS, least}) {
  const x = round((startS / endS) * WIDTH);
  const width = round(Math.max(least, ((untilS - startS) / endS) * WIDTH));
  const free = height * AIR;
  return bands
    .map(([from, to]) => {
      const y = round(top + free / 2 + from * (height - free));
      return `M${x} ${y}h${width}v${round((to - from) * (height - free))}h${-width}z`;
    })
    .join('');
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
  const steps = cores.map(({timeS, value}) => `H${round((timeS / endS) * WIDTH)}V${yOf(value)}`);
  return `M0 ${height}${steps.join('')}V${height}z`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;
