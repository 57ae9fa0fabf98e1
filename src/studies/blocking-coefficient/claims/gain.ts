import {ABOUT, differs} from './judge.ts';
import type {Claim} from '../../types.ts';

export default [
  {
    id: 'gain-13',
    key: true,
    source: 'trueasync-efficiency',
    where: 'Summary: when coroutines provide a benefit',
    quote: 'throughput increase up to 13x',
    kind: 'number',
    stated: {value: 13, unit: 'ratio'},
    ours: 'table-growth-1',
    verdict: 'not-derivable',
    calculation: ({say}) =>
      [
        `${say('row-5-printed-rate')} / ${say('row-34-printed-rate')} = ${say('table-growth-5')}`,
        `${say('row-1-printed-rate')} / ${say('row-34-printed-rate')} = ${say('table-growth-1')}`,
        `${say('row-1-printed-rate')} / ${say('fifty-worker-rate')} = ${say('gain-over-fifty')}`,
      ].join('; '),
  },
  {
    id: 'memory-20',
    source: 'trueasync-efficiency',
    where: 'Step 3',
    quote: 'a ~20x difference',
    kind: 'number',
    stated: {value: 20, unit: 'ratio'},
    ours: 'memory-ratio',
    verdict: 'holds',
    judge: ({stated, ours}) => (differs(stated, ours, ABOUT) ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('trueasync-theory#sevalla.memoryMb.perWorker', 'unit')} / ${say('coroutine-memory', 'unit')}`,
  },
  {
    id: 'coroutine-4-kib',
    source: 'trueasync-statistics',
    where: 'Scenario 2',
    quote: 'A difference of four orders of magnitude',
    kind: 'number',
    stated: {value: 10000, unit: 'ratio'},
    ours: 'least-memory-ratio',
    verdict: 'selective',
    judge: ({stated, ours, q}) => {
      if (differs(stated, q('small-memory-ratio'), 0.5)) return 'wrong';
      return differs(stated, ours, 0.5) ? 'selective' : 'holds';
    },
    calculation: ({say}) =>
      `${say('trueasync-theory#sevalla.memoryMb.perWorker', 'unit')} / ${say('coroutine-small', 'unit')} = ${say('small-memory-ratio')}; ` +
      `${say('trueasync-theory#sevalla.memoryMb.perWorker', 'unit')} / ${say('smallest-coroutine-memory', 'unit')} = ${say('least-memory-ratio')}`,
  },
  {
    id: 'equal-times',
    source: 'trueasync-python',
    where: 'Key takeaway',
    quote: 'When T_io ≈ T_cpu — minimal or zero',
    kind: 'number',
    stated: {value: 1, unit: 'ratio'},
    ours: 'gain-at-equal-times',
    verdict: 'wrong',
    judge: ({stated, ours}) => (differs(stated, ours, ABOUT) ? 'wrong' : 'holds'),
    calculation: ({say}) => `1 + T_io / T_cpu = 1 + 1 = ${say('gain-at-equal-times')}`,
  },
  {
    id: 'paterson-rows',
    source: 'trueasync-python',
    where: 'section 10',
    quote: 'synchronous frameworks with C servers showed higher throughput',
    kind: 'statement',
    ours: 'paterson-omitted',
    verdict: 'selective',
    judge: ({ours}) => (ours === 0 ? 'holds' : 'selective'),
    calculation: ({say}) =>
      `${say('paterson-rows')} − ${say('paterson-shown')} = ${say('paterson-omitted')}`,
  },
] satisfies Claim[];
