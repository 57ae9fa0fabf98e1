import {numbers, statements} from '../../claim.ts';
import {ABOUT, COROUTINES_RATE, differs, judgeRounded, WORKERS_RATE} from './judge.ts';
import type {Claim} from '../../types.ts';

const says = statements({source: 'trueasync-efficiency'});
const states = numbers({source: 'trueasync-efficiency'});

/** What else the pages on theory and statistics conclude from their formulas. */
export default [
  says({
    id: 'same-throughput',
    where: 'Step 3',
    quote: 'Throughput is the same — because the CPU is the bottleneck',
    verdict: 'holds',
    judge: ({q}) =>
      differs({value: q(WORKERS_RATE)}, q('row-34-rate'), ABOUT) ||
      differs({value: q(COROUTINES_RATE)}, q('row-34-rate'), ABOUT)
        ? 'wrong'
        : 'holds',
    calculation: ({say}) =>
      `${say('base-cores')} / ${say('row-34-cpu', 'unit')} = ${say('row-34-rate', 'unit')}`,
  }),
  states({
    id: 'cpu-100',
    where: 'Step 2, table',
    quote: 'CPU utilization … ~100%',
    stated: {value: 1, unit: 'share'},
    ours: 'row-34-busy',
    verdict: 'rounding',
    judge: ({stated, ours}) => (differs(stated, ours, 2 * ABOUT) ? 'wrong' : 'rounding'),
    calculation: ({say}) => `${say('row-34-printed-slots')}; ${say('row-34-busy')}`,
  }),
  states({
    id: 'several-times-cpu',
    where: 'Conclusion',
    quote: 'utilizing the same CPU several times more efficiently',
    verdict: 'wrong',
    judge: ({q}) =>
      differs({value: q(WORKERS_RATE)}, q(COROUTINES_RATE), ABOUT) ? 'holds' : 'wrong',
    calculation: ({say}) => `${say(WORKERS_RATE, 'unit')} = ${say(COROUTINES_RATE, 'unit')}`,
  }),
  states({
    id: 'orders-of-magnitude',
    where: 'Conclusion',
    quote: 'orders of magnitude less memory',
    ours: 'memory-ratio',
    verdict: 'wrong',
    judge: ({ours}) => (ours < 100 ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('trueasync-theory#sevalla.memoryMb.perWorker', 'unit')} / ${say('coroutine-memory', 'unit')} = ${say('memory-ratio')}`,
  }),
  states({
    id: 'from-34-to-5',
    where: 'Step 4',
    quote: 'If T_cpu drops from 34 ms to 5 ms (which is realistic for stateful mode)',
    stated: {value: 5, unit: 'ms'},
    verdict: 'not-derivable',
  }),
  states({
    id: 'tens-of-thousands',
    where: 'Summary: when coroutines provide a benefit',
    quote: 'tens of thousands of req/s on one server',
    verdict: 'not-derivable',
  }),
  states({
    id: 'switch-200-ns',
    where: 'Step 3',
    quote: 'the scheduler switches to another in ~200 nanoseconds',
    verdict: 'not-derivable',
  }),
  states({
    id: 'twenty-queries',
    where: 'Initial assumptions',
    quote: 'This is the median estimate for ORM applications of moderate complexity',
    stated: {value: 20, unit: 'count'},
    verdict: 'not-derivable',
  }),
  states({
    id: 'small-stacks',
    where: 'Step 3, note',
    quote: 'memory for 27 coroutines would be just ~3.4 MiB',
    stated: {value: 3.4, unit: 'mib'},
    ours: 'small-stacks-memory',
    verdict: 'rounding',
    judge: judgeRounded,
    calculation: ({say}) =>
      `${say('row-34-printed-slots')} · ${say('smallest-coroutine', 'unit')} = ${say('small-stacks-memory', 'unit')}`,
  }),
  states({
    id: 'tasks-35',
    source: 'trueasync-statistics',
    where: 'Scenario 1',
    quote: '440 × 0.080 = 35 concurrent tasks',
    stated: {value: 35, unit: 'count'},
    ours: 'scenario-440-tasks',
    verdict: 'rounding',
    judge: judgeRounded,
    calculation: ({say}) =>
      `${say('laravel-rate', 'unit')} · ${say('trueasync-statistics#scenario-440.latencyMs.mean', 'unit')} = ${say('scenario-440-tasks', 'number(digits: 1)')}`,
  }),
  states({
    id: 'not-160-workers',
    source: 'trueasync-statistics',
    where: 'Scenario 2',
    quote: 'PHP-FPM cannot handle 160 workers on 8 cores',
    stated: {value: 160, unit: 'count'},
    verdict: 'not-derivable',
  }),
  states({
    id: 'eight-thousand',
    source: 'trueasync-statistics',
    where: 'Scenario 3',
    quote: '648 / 0.081 ≈ 8 000 req/s',
    stated: {value: 8000, unit: 'perS'},
    ours: 'row-1-rate-of-slots',
    verdict: 'holds',
    judge: judgeRounded,
    calculation: ({say}) =>
      `${say('row-1-printed-slots')} / ${say('row-1-service', 'unit')} = ${say('row-1-rate-of-slots', 'unit')}`,
  }),
] satisfies Claim[];
