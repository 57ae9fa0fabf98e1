// @ts-check
import {numbers, statements} from '../../claim.js';

/** @import {JudgedNumber} from '../../types.js' */

const says = statements({source: 'trueasync-statistics'});
const states = numbers({source: 'trueasync-statistics'});

/** Below what a source states by more than rounding. @param {JudgedNumber} given */
const fallsShort = ({stated, ours}) => (ours < 0.9 * stated.from ? 'wrong' : 'holds');

/**
 * What the page of statistics makes of the numbers that it gathers.
 *
 * @type {import('../../types.js').Claim[]}
 */
export default [
  states({
    id: 'median-15-30',
    where: 'section 1',
    quote: 'Median for a typical ORM application: 15–30 queries',
    stated: {from: 15, to: 30, unit: 'count'},
    verdict: 'not-derivable',
  }),
  states({
    id: 'symfony-30',
    where: 'section 1',
    quote: 'Symfony uses a threshold of 30 queries',
    stated: {value: 30, unit: 'count'},
    ours: 'yellow-above',
    verdict: 'wrong',
    judge: ({stated, ours}) => (ours === stated.value ? 'holds' : 'wrong'),
    calculation: ({say}) => `${say('yellow-above')} ≠ 30`,
  }),
  states({
    id: 'full-time-sums',
    where: 'section 2, table of full times',
    quote: 'Full time = server-side execution time + network round-trip',
    stated: {from: 3, to: 10, unit: 'ms'},
    ours: 'cloud-average-least',
    verdict: 'wrong',
    judge: fallsShort,
    calculation: ({say}) =>
      `0.5 + 1 = ${say('cloud-average-least', 'unit')}; 2 + 5 = ${say('cloud-average-most', 'unit')}`,
  }),
  states({
    id: 'four-ms',
    where: 'section 2',
    quote: '4 ms per average query is a well-grounded estimate',
    stated: {value: 4, unit: 'ms'},
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('cloud-average-least')}–${say('cloud-average-most', 'unit')}; 39 / 0.4 = ${say('linkbench-tail')}`,
  }),
  states({
    id: 'three-to-six-ms',
    where: 'Summary, time per SQL query',
    quote: '3–6 ms | Percona p50 + CYBERTEC round-trip',
    stated: {from: 3, to: 6, unit: 'ms'},
    ours: 'cloud-median-least',
    verdict: 'wrong',
    judge: fallsShort,
    calculation: ({say}) =>
      `0.4 + 1 = ${say('cloud-median-least', 'unit')}; 0.7 + 5 = ${say('cloud-median-most', 'unit')}`,
  }),
  says({
    id: 'cpu-small-fraction',
    where: 'section 3',
    quote: 'CPU time constitutes a small fraction of wall time',
    ours: 'row-34-cpu-share',
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('row-34-cpu', 'unit')} / ${say('row-34-service', 'unit')} = ${say('row-34-cpu-share')}`,
  }),
  says({
    id: 'wordpress-heavier',
    where: 'section 4',
    quote: 'because each request is heavier (more SQL queries, more complex rendering)',
    ours: 'wordpress-queries',
    verdict: 'wrong',
    judge: ({ours, q}) => (ours < q('symfony-queries') ? 'wrong' : 'holds'),
    calculation: ({say}) => `${say('wordpress-queries')} < ${say('symfony-queries')}`,
  }),
  states({
    id: 'six-to-eight-gb',
    where: 'Scenario 2',
    quote: 'Total: ~6–8 GB for workers alone',
    stated: {from: 6, to: 8, unit: 'count'},
    ours: 'workers-gb-least',
    verdict: 'rounding',
    judge: ({stated, ours, q}) =>
      ours < 0.75 * stated.from || q('workers-gb-most') !== stated.to ? 'wrong' : 'rounding',
    calculation: ({say}) =>
      `160 · 30 MB = ${say('workers-gb-least')} GB; 160 · 50 MB = ${say('workers-gb-most')} GB`,
  }),
];
