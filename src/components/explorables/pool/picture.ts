import {counted, escape} from './markup.ts';
import {BANDS, WIDTH, coresPath, pathsOf} from './paths.ts';
import type {Words} from '../frame/words.ts';
import type {Film} from './film.ts';
import type {DrawnKind} from './paths.ts';
import type {Side} from './sides.ts';

const CORE_HEIGHT = 18;
const MOST_NUMBERED = 24;

/**
 * What is drawn of one side: its busy cores, a path for each kind of stretch, and the outline of a chosen request.
 *
 * @param endS of the time axis
 * @param plot pixels of its width
 * @returns the attribute that the path is found by, and the path
 */
export const drawnOf = (film: Film, endS: number, plot: number): [string, string][] => [
  ['class="pool-cores"', coresPath(film, endS, CORE_HEIGHT - 2)],
  ...(pathsOf(film, endS, WIDTH / plot).map(([kind, path]) => [`data-kind="${kind}"`, path]) as [
    string,
    string,
  ][]),
  // The outline of a request of the picture before.
  ['class="pool-chosen"', ''],
];

/**
 * One side's film: cores above, workers with their slots, below those who queue.
 *
 * @param drawing `drawn`: paths by their attributes; `isBare`: they are set later
 * @returns HTML
 */
export function filmHtml(
  film: Film,
  side: Side,
  {
    endS,
    words,
    drawn,
    isBare,
  }: {endS: number; words: Words; drawn: readonly [string, string][]; isBare: unknown},
): string {
  const {height, record} = film;
  const [cores, ...bars] = drawn.map(
    ([attribute, path]) => `<path ${attribute} d="${isBare ? '' : path}"/>`,
  );
  const lanes = film.workers.map(
    ({top, height: lane}) => `<path class="pool-lane" d="M0 ${top}h${WIDTH}v${lane}h${-WIDTH}z"/>`,
  );
  const label = escape(altOf(film, side, words));
  return (
    `<div class="pool-film" data-side="${side}">` +
    `<svg class="pool-names" height="${height}" aria-hidden="true">${namesOf(film, words)}</svg>` +
    `<div class="pool-plot"><svg role="img" aria-label="${label}" class="pool-bars" height="${height}" ` +
    `viewBox="0 0 ${WIDTH} ${height}" preserveAspectRatio="none">${cores}${lanes.join('')}${bars.join('')}` +
    `</svg>` +
    `<svg class="pool-over" height="${height}" aria-hidden="true">${gridOf(endS, height)}` +
    `${record.requests.count <= MOST_NUMBERED ? numbersOf(film, endS) : ''}</svg>` +
    `<div class="pool-over"><svg class="pool-now" height="${height}" aria-hidden="true">` +
    `<rect class="pool-cover" width="100%" height="${height}"/>` +
    `<line class="pool-head" y2="${height}"/></svg></div></div></div>`
  );
}

function altOf({record}: Film, side: Side, {t, say, number}: Words) {
  return t(`pool.picture.${side}`, {
    last: say('ms', record.elapsedS * 1000, {significant: 3}),
    requests: t('pool.requests', counted(record.requests.count, number)),
    workers: say('workers', record.setup.workers),
  });
}

function namesOf({workers, rows, queueTop}: Film, {t}: Words) {
  const name = (y: number, text: string) =>
    `<text x="100%" y="${y}" dx="-6">${escape(text)}</text>`;
  const hasQueue = rows.some(({kind}) => kind === 'queue');
  return [
    name(CORE_HEIGHT - 5, t('pool.lane.cores')),
    ...workers
      .filter(({height}, at) => height >= 12 || at % 2 === 0)
      .map(({top, height}) => {
        const at = workers.findIndex((worker) => worker.top === top);
        return name(
          top + Math.min(height, 24) / 2 + 4,
          workers.length === 1 ? t('pool.lane.worker') : String(at + 1),
        );
      }),
    ...(hasQueue ? [name(queueTop + 10, t('pool.lane.queue'))] : []),
  ].join('');
}

/** Numbers of the requests where their service begins. */
function numbersOf({rows}: Film, endS: number) {
  const seen = new Set();
  return rows
    .filter(({head}) => head > 0)
    .flatMap(({segments, top, head}) =>
      segments.map(({request, startS}) => {
        if (seen.has(request)) return '';
        seen.add(request);
        return `<text class="pool-count" x="${share(startS, endS)}%" y="${top + head - 1}">${request + 1}</text>`;
      }),
    )
    .join('');
}

function gridOf(endS: number, height: number) {
  return ticksOf(endS)
    .map(
      (tickS) =>
        `<line class="pool-grid" x1="${share(tickS, endS)}%" x2="${share(tickS, endS)}%" y1="0" y2="${height}"/>`,
    )
    .join('');
}

/**
 * The time axis that both sides share.
 *
 * @returns HTML
 */
export function axisHtml(endS: number, {say, number}: Words): string {
  const unit = endS >= 1 ? 's' : 'ms';
  const shown = (tickS: number) => (unit === 's' ? tickS : Number((tickS * 1000).toPrecision(6)));
  const ticks = ticksOf(endS);
  const isTight = ticks.length > 2 && ticks[ticks.length - 1] / endS > 0.86;
  const texts = ticks.map((tickS, at) => {
    if (isTight && at === ticks.length - 2) return '';
    const text = at === ticks.length - 1 ? say(unit, shown(tickS)) : number(shown(tickS));
    const end = at === 0 ? 'start' : tickS / endS > 0.86 ? 'end' : 'middle';
    return `<text x="${share(tickS, endS)}%" y="13" text-anchor="${end}">${escape(text)}</text>`;
  });
  return `<svg class="pool-axis" height="18" aria-hidden="true">${texts.join('')}</svg>`;
}

/** @returns seconds from zero, round */
function ticksOf(endS: number): number[] {
  const power = 10 ** Math.floor(Math.log10(endS / 4));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => endS / each <= 5.5) ?? endS;
  return Array.from({length: Math.floor(endS / step + 1e-9) + 1}, (_, at) => at * step);
}

/** @returns percent, two decimals */
export const share = (timeS: number, endS: number): number =>
  Math.round((timeS / endS) * 10_000) / 100;

/**
 * What the kinds look like.
 *
 * @param kinds those that the picture shows
 * @returns HTML
 */
export function legendHtml(kinds: readonly DrawnKind[], {t}: Words): string {
  const swatch = (kind: DrawnKind) =>
    `<svg class="pool-swatch" viewBox="0 0 24 14" aria-hidden="true"><path data-kind="${kind}" d="${BANDS[
      kind
    ]
      .map(([from, to]) => `M0 ${from * 14}h24v${(to - from) * 14}h-24z`)
      .join('')}"/></svg>`;
  return `<ul class="pool-legend">${kinds
    .map((kind) => `<li>${swatch(kind)}${escape(t(`pool.kind.${kind}`))}</li>`)
    .join(
      '',
    )}</ul><p class="explorable-note"><span data-screen-only>${escape(t('pool.touch'))} </span>${escape(t('pool.legendNote'))}</p>`;
}
