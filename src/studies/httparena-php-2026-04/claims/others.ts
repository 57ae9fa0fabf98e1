import {numbers, statements} from '../../claim.ts';
import type {Claim} from '../../types.ts';

const says = statements({});
const states = numbers({});

/** What the entry's own notes, another benchmark of TrueAsync and another leaderboard say. */
export const claims: Claim[] = [
  states({
    id: 'tuned-196',
    source: 'trueasync-notes',
    where: 'Headline numbers',
    quote: '+196%',
    stated: {value: 1.96, unit: 'share'},
    ours: 'tuning-best-gain',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) < 0.005 ? 'holds' : 'wrong'),
    calculation: ({say}) => say('tuning-best-gain'),
  }),
  states({
    id: 'collection-46',
    source: 'trueasync-notes',
    where: 'Findings, 1',
    quote: '`GOGC=1000` is a universal win (+46% alone)',
    stated: {value: 0.46, unit: 'share'},
    ours: 'tuning-collection-gain',
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) < 0.05 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('tuning-less-collection')} / ${say('tuning-default')} − 1 = ${say('tuning-collection-gain')}`,
  }),
  states({
    id: 'eighteen-million',
    source: 'cklmercer-readme',
    where: 'Results',
    quote: '18.1M requests',
    stated: {value: 18100000, unit: 'count'},
    ours: 'trueasync-requests',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 50000 ? 'holds' : 'wrong'),
    calculation: ({say}) => say('trueasync-requests'),
  }),
  states({
    id: 'thirteen-ms',
    source: 'cklmercer-readme',
    where: 'Results',
    quote: 'roughly 13ms is the server',
    stated: {value: 13, unit: 'ms'},
    ours: null,
    verdict: 'not-derivable',
  }),
  says({
    id: 'not-the-ceiling',
    source: 'cklmercer-readme',
    where: 'Results',
    quote: 'Neither number is the server’s ceiling',
    verdict: 'holds',
  }),
  states({
    id: 'rates-and-medians',
    source: 'web-frameworks-data',
    where: 'data.json, hleb2-workerman at 512',
    quote: 'total_requests_per_s … percentile50',
    stated: {value: 512, unit: 'count'},
    ours: 'second-hleb-workerman',
    verdict: 'wrong',
    judge: ({stated, ours}) => (ours > 2 * stated.value ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('second-hleb-workerman')}; ${say('second-impossible')} / ${say('second-cells')}`,
  }),
];
