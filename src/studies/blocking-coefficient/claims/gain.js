import {coroutineGainLimit} from '../../../../lib/queueing/blocking-coefficient.js';
import {ABOUT, MB_PER_MIB, baseServiceMs, differs, statistics, theory} from './read.js';

/** What fifty blocking workers serve at the base model's times: the lower end of the pools that the source calls usual. */
const fiftyWorkers = (runs) => (50 * 1000) / baseServiceMs(runs);

const patersonRows = (runs) => runs('paterson-async-python').measurements;
const patersonSystem = (runs, {system}) => runs('paterson-async-python').systems[system];
const isShown = ({notes}) => notes.some((note) => note.startsWith('Shown'));
const rate = ({values}) => values.throughputPerS.value;
const shownAsync = (runs) =>
  patersonRows(runs).filter(
    (row) => isShown(row) && patersonSystem(runs, row).waiting === 'coroutine',
  );
const omittedSync = (runs) =>
  patersonRows(runs).filter(
    (row) => !isShown(row) && patersonSystem(runs, row).waiting === 'blocking',
  );

/** A worker's memory over that of the smallest coroutine that the source knows. */
const leastRatio = (runs) =>
  theory(runs, 'sevalla', 'memoryMb.perWorker') /
  (theory(runs, 'coroutine-step-128-kib', 'memoryMib.perCoroutine') * MB_PER_MIB);

export default [
  {
    id: 'gain-13',
    source: 'trueasync-efficiency',
    where: 'Summary: when coroutines provide a benefit',
    quote: 'throughput increase up to 13x',
    kind: 'number',
    stated: {value: 13, unit: 'ratio'},
    ours: (runs) =>
      theory(runs, 't-cpu-1-php-fpm', 'throughputPerS') /
      theory(runs, 't-cpu-34-php-fpm', 'throughputPerS'),
    ...{unit: 'ratio', digits: 1, verdict: 'not-derivable'},
    calculation: (runs, f) => {
      const at = (cpuMs) => theory(runs, `t-cpu-${cpuMs}-php-fpm`, 'throughputPerS');
      const ratio = (a, b) => `${f(a)} / ${f(b)} = ${f(a / b, 'ratio', {digits: 1})}`;
      return [
        ratio(at(5), at(34)),
        ratio(at(1), at(34)),
        ratio(at(1), Math.round(fiftyWorkers(runs))),
      ].join('; ');
    },
    params: (runs) => ({
      table:
        theory(runs, 't-cpu-5-php-fpm', 'throughputPerS') /
        theory(runs, 't-cpu-34-php-fpm', 'throughputPerS'),
      widest:
        theory(runs, 't-cpu-1-php-fpm', 'throughputPerS') /
        theory(runs, 't-cpu-34-php-fpm', 'throughputPerS'),
      fifty: fiftyWorkers(runs),
      against: theory(runs, 't-cpu-1-php-fpm', 'throughputPerS') / fiftyWorkers(runs),
    }),
  },
  {
    id: 'memory-20',
    source: 'trueasync-efficiency',
    where: 'Step 3',
    quote: 'a ~20x difference',
    kind: 'number',
    stated: {value: 20, unit: 'ratio'},
    ours: (runs) =>
      theory(runs, 'sevalla', 'memoryMb.perWorker') /
      (theory(runs, 'coroutine-step', 'memoryMib.perCoroutine') * MB_PER_MIB),
    ...{unit: 'ratio', digits: 1, verdict: 'holds'},
    judge: ({stated, ours}) => (differs(stated, ours, ABOUT) ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `${f(theory(runs, 'sevalla', 'memoryMb.perWorker'), 'mb')} / ${f(theory(runs, 'coroutine-step', 'memoryMib.perCoroutine') * MB_PER_MIB, 'mb', {digits: 2})}`,
    params: () => ({}),
  },
  {
    id: 'coroutine-4-kib',
    source: 'trueasync-statistics',
    where: 'Scenario 2',
    quote: 'A difference of four orders of magnitude',
    kind: 'number',
    stated: {value: 10000, unit: 'ratio'},
    ours: leastRatio,
    ...{unit: 'ratio', digits: 0, verdict: 'wrong'},
    judge: ({stated, ours}) => (differs(stated, ours, 0.5) ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `${f(theory(runs, 'sevalla', 'memoryMb.perWorker'), 'mb')} / ${f(theory(runs, 'coroutine-step-128-kib', 'memoryMib.perCoroutine') * MB_PER_MIB, 'mb', {digits: 3})}`,
    params: (runs) => ({
      ratio: leastRatio(runs),
      apart:
        theory(runs, 'coroutine-step', 'memoryMib.perCoroutine') /
        statistics(runs, 'scenario-2000', 'memoryMib.perCoroutine'),
    }),
  },
  {
    id: 'equal-times',
    source: 'trueasync-python',
    where: 'Key takeaway',
    quote: 'When T_io ≈ T_cpu — minimal or zero',
    kind: 'number',
    stated: {value: 1, unit: 'ratio'},
    ours: () => coroutineGainLimit(1),
    ...{unit: 'ratio', digits: 0, verdict: 'wrong'},
    judge: ({stated, ours}) => (differs(stated, ours, ABOUT) ? 'wrong' : 'holds'),
    calculation: (runs, f) => `1 + T_io / T_cpu = 1 + 1 = ${f(coroutineGainLimit(1))}`,
    params: () => ({}),
  },
  {
    id: 'paterson-rows',
    source: 'trueasync-python',
    where: 'section 10',
    quote: 'synchronous frameworks with C servers showed higher throughput',
    kind: 'statement',
    ours: (runs) => patersonRows(runs).filter((row) => !isShown(row)).length,
    ...{unit: 'count', digits: 0, verdict: 'selective'},
    judge: ({ours}) => (ours === 0 ? 'holds' : 'selective'),
    calculation: (runs, f) =>
      `${f(patersonRows(runs).length)} − ${f(patersonRows(runs).filter(isShown).length)} = ${f(patersonRows(runs).filter((row) => !isShown(row)).length)}`,
    params: (runs) => ({
      all: patersonRows(runs).length,
      slowestSync: Math.min(...omittedSync(runs).map(rate)),
      slowestAsync: Math.min(...shownAsync(runs).map(rate)),
    }),
  },
];
