import {counted, escape} from './markup.ts';
import type {Levels} from '../../../../lib/queueing/machine/levels.ts';
import type {Summary} from '../../../../lib/queueing/machine/summary.ts';
import type {Words} from '../frame/words.ts';

/** of one side */
export type Statistics = {
  summary: Summary;
  dropped: number;
  sent: number;
  levels: Levels;
  cores: number;
};

const SIDES = ['blocking', 'coroutines'] as const;

/** An error below a thousandth is that of rounding. */
const LEAST_ERROR = 5e-4;

/**
 * Throughput and percentiles of many requests, with their error, and the cap divided by the rate where requests are
 * turned away.
 *
 * @returns HTML
 */
export function statisticsHtml(
  results: Record<'blocking' | 'coroutines', Statistics>,
  {total, cap}: {total: number; cap: number},
  words: Words,
): string {
  const {t, say, number} = words;
  const ms = (seconds: number) => say('ms', seconds * 1000, {significant: 3});
  const latency =
    (name: 'p50' | 'p95' | 'p99') =>
    ({summary}: Statistics) => {
      const estimate = summary.latencyS?.[name];
      if (!estimate) return '–';
      const isVisible = (estimate.error ?? 0) > estimate.value * LEAST_ERROR;
      const error = isVisible ? ` ± ${ms(2 * Number(estimate.error))}` : '';
      return `${ms(estimate.value)}${error}`;
    };
  const rows: [string, (side: Statistics) => string][] = [
    ['throughput', ({summary}) => say('perS', summary.throughputPerS, {significant: 3})],
    [
      'dropped',
      ({dropped, sent}) => say('percent', (dropped / (dropped + sent)) * 100, {digits: 0}),
    ],
    ['p50', latency('p50')],
    ['p95', latency('p95')],
    ['p99', latency('p99')],
    ['inFlight', ({levels}) => number(Math.round(levels.inFlight * 10) / 10)],
    [
      'busyCores',
      ({levels, cores}) => say('percent', (levels.busyCores / cores) * 100, {digits: 0}),
    ],
    ['capped', ({summary, dropped}) => (dropped > 0 ? ms(cap / summary.throughputPerS) : '–')],
  ];
  const body = rows.map(
    ([key, of]) =>
      `<tr><th scope="row">${escape(t(`pool.statistics.${key}`))}</th>${SIDES.map((side) => `<td>${escape(of(results[side]))}</td>`).join('')}</tr>`,
  );
  const caption = escape(
    t('pool.statistics.caption', {
      requests: t('pool.requests', counted(total, number)),
    }),
  );
  const head = SIDES.map((side) => `<th scope="col">${escape(t(`pool.side.${side}`))}</th>`).join(
    '',
  );
  return (
    `<div class="table-box" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr><td></td>${head}</tr></thead>` +
    `<tbody>${body.join('')}</tbody></table></div><p class="explorable-note">${escape(t('pool.statistics.note'))}</p>`
  );
}

/** What the statistics say in one sentence. */
export function statisticsSentence(
  {blocking, coroutines}: Record<'blocking' | 'coroutines', Statistics>,
  {t, say}: Words,
): string {
  const rate = ({summary}: Statistics) => say('perS', summary.throughputPerS, {significant: 3});
  const median = ({summary}: Statistics) =>
    summary.latencyS ? say('ms', summary.latencyS.p50.value * 1000, {significant: 3}) : '–';
  return t('pool.statistics.sentence', {
    ...{blocking: rate(blocking), blockingMedian: median(blocking)},
    ...{coroutines: rate(coroutines), coroutinesMedian: median(coroutines)},
  });
}
