import {numbers, statements} from '../../claim.ts';
import {ABOUT, COROUTINES_RATE, differs, WORKERS_RATE} from './judge.ts';
import type {Claim, ClaimOfNumber} from '../../types.ts';

const says = statements({source: 'trueasync-efficiency'});
const states = numbers({source: 'trueasync-efficiency'});

/** What both sentences say of slots beyond N*: that they bring nothing. */
const NOTHING_MORE: Pick<ClaimOfNumber, 'ours' | 'verdict' | 'judge' | 'calculation'> = {
  ours: 'more-with-fifty',
  verdict: 'rounding',
  judge: ({ours}) => {
    if (ours <= ABOUT) return 'holds';
    return ours > 2 * ABOUT ? 'wrong' : 'rounding';
  },
  calculation: ({say}) =>
    `${say('row-34-printed-slots')}: ${say('row-34-busy')}; ${say('usual-pool')}: +${say('more-with-fifty')}`,
};

/** What the page on I/O-bound work assumes, and what it says of slots and memory beside its formulas. */
export default [
  says({
    id: 'shift-to-io',
    where: 'Opening',
    quote: 'This is driven by the growth of microservices, remote APIs, and cloud services',
    verdict: 'not-derivable',
  }),
  states({
    id: 'no-noticeable-gain',
    where: 'Optimal concurrency',
    quote: 'further increasing the number of tasks no longer yields a noticeable gain',
    ...NOTHING_MORE,
  }),
  says({
    id: 'why-async',
    where: 'Optimal concurrency',
    quote: 'This is precisely why asynchronous execution models are most effective',
    verdict: 'selective',
    judge: ({q}) =>
      differs({value: q(WORKERS_RATE)}, q(COROUTINES_RATE), ABOUT) ? 'holds' : 'selective',
    calculation: ({say}) => `${say(WORKERS_RATE, 'unit')} = ${say(COROUTINES_RATE, 'unit')}`,
  }),
  states({
    id: 'laravel-10-30',
    where: 'Initial assumptions, note',
    quote: 'a typical Laravel/Symfony application — from 10 to 30',
    stated: {from: 10, to: 30, unit: 'count'},
    verdict: 'not-derivable',
  }),
  says({
    id: 'n-plus-one',
    where: 'Initial assumptions, note',
    quote: 'The main source of growth is the N+1 pattern',
    verdict: 'not-derivable',
  }),
  states({
    id: 'eighty-hide-latency',
    where: 'Estimating the number of coroutines',
    quote: '80 coroutines per core allow virtually complete hiding of I/O latency',
    stated: {value: 1, unit: 'share'},
    ours: 'busy-on-one-core',
    verdict: 'rounding',
    judge: ({stated, ours}) => (differs(stated, ours, 2 * ABOUT) ? 'wrong' : 'rounding'),
    calculation: ({say}) => say('busy-on-one-core'),
  }),
  states({
    id: 'slots-elsewhere',
    where: 'Sensitivity to environment',
    quote: '~20 … ~80 … ~200',
    stated: {value: 20, unit: 'count'},
    ours: 'lan-slots',
    verdict: 'rounding',
    judge: ({stated, ours}) => (differs(stated, ours, 2 * ABOUT) ? 'wrong' : 'rounding'),
    calculation: ({say}) =>
      ['lan-slots', 'cloud-slots', 'cross-region-slots'].map((name) => say(name)).join('; '),
  }),
  states({
    id: 'io-below-1-ms',
    key: true,
    where: 'Step 1',
    quote: 'With ~10 SQL queries per endpoint, total I/O is less than 1 ms',
    stated: {value: 1, unit: 'ms'},
    ours: 'local-average-least',
    verdict: 'wrong',
    judge: ({stated, ours, q}) =>
      ours > stated.value && q('local-simple-least') >= stated.value ? 'wrong' : 'holds',
    calculation: ({say}) =>
      ['simple', 'average']
        .map(
          (kind) =>
            `${say('local-queries')} · ${say(`query-${kind}-least`)}–${say(`query-${kind}-most`, 'unit')} = ${say(`local-${kind}-least`)}–${say(`local-${kind}-most`, 'unit')}`,
        )
        .join('; '),
  }),
  states({
    id: 'extra-workers',
    where: 'Step 2',
    quote: 'Extra workers … consume memory without increasing throughput',
    stated: {value: 0, unit: 'share'},
    ...NOTHING_MORE,
  }),
  says({
    id: 'footprint-is-stack',
    where: 'Step 3, note',
    quote: 'The memory footprint of a coroutine in PHP is determined by the reserved C-stack size',
    verdict: 'not-derivable',
  }),
  states({
    id: 'unrealistic-648',
    where: 'Step 4',
    quote: '648 processes and 25.9 GB RAM — unrealistic',
    stated: {value: 648, unit: 'count'},
    verdict: 'not-derivable',
  }),
  states({
    id: 'freed-5-2-gb',
    where: 'Step 5',
    quote: 'The freed ~5.2 GB',
    stated: {value: 5.2, unit: 'count'},
    ours: 'freed-gb',
    verdict: 'holds',
    judge: ({stated, ours}) => (differs(stated, ours, ABOUT / 2) ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('row-5-worker-memory', 'unit')} − ${say('row-5-coroutine-memory', 'unit')} = ${say('freed-gb')} GB`,
  }),
  says({
    id: 'majority-io-bound',
    where: 'Summary, conclusion',
    quote: 'which is the majority of modern web services',
    verdict: 'not-derivable',
  }),
  says({
    id: 'extra-coroutines-no-problem',
    where: 'Practical notes',
    quote: 'it is not a problem either: coroutines are lightweight',
    verdict: 'not-derivable',
  }),
] satisfies Claim[];
