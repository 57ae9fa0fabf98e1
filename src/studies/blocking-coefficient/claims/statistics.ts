import {numbers, statements} from '../../claim.ts';
import type {Claim, JudgedNumber} from '../../types.ts';

const says = statements({source: 'trueasync-statistics'});
const states = numbers({source: 'trueasync-statistics'});

/** Below what a source states by more than rounding. */
const fallsShort = ({stated, ours}: JudgedNumber) => (ours < 0.9 * stated.from ? 'wrong' : 'holds');

/** What the page of statistics makes of the numbers that it gathers. */
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
    calculation: ({say}) => `${say('yellow-above')} ≠ ${say('symfony-test-message')}`,
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
      ['least', 'most']
        .map(
          (end) =>
            `${say(`query-average-${end}`)} + ${say(`round-trip-${end}`)} = ${say(`cloud-average-${end}`, 'unit')}`,
        )
        .join('; '),
  }),
  states({
    id: 'four-ms',
    where: 'section 2',
    quote: '4 ms per average query is a well-grounded estimate',
    stated: {value: 4, unit: 'ms'},
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('cloud-average-least')}–${say('cloud-average-most', 'unit')}; ${say('linkbench-p95')} / ${say('linkbench-get')} = ${say('linkbench-tail')}`,
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
      `${say('linkbench-get')} + ${say('round-trip-least')} = ${say('cloud-median-least', 'unit')}; ${say('linkbench-update')} + ${say('round-trip-most')} = ${say('cloud-median-most', 'unit')}`,
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
    verdict: 'selective',
    judge: ({ours, q}) => {
      if (ours > q('symfony-queries')) return 'holds';
      return ours > q('laravel-api-queries') ? 'selective' : 'wrong';
    },
    calculation: ({say}) =>
      `${say('laravel-api-queries')} < ${say('wordpress-queries')} < ${say('symfony-queries')}`,
  }),
  states({
    id: 'six-to-eight-gb',
    where: 'Scenario 2',
    quote: 'Total: ~6–8 GB for workers alone',
    stated: {from: 6, to: 8, unit: 'count'},
    ours: 'workers-gb-least',
    verdict: 'wrong',
    judge: fallsShort,
    calculation: ({say}) =>
      ['least', 'most']
        .map(
          (end) =>
            `${say('scenario-workers')} · ${say(`scenario-worker-mb-${end}`)} MB = ${say(`workers-gb-${end}`)} GB`,
        )
        .join('; '),
  }),
] satisfies Claim[];
