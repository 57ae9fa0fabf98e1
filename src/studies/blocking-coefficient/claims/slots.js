import {optimalSlots} from '../../../../lib/queueing/blocking-coefficient.js';
import {baseServiceMs, differs, judgeRounded, theory, theoryCores} from './read.js';

const baseSlots = (runs) =>
  optimalSlots({
    cores: theoryCores(runs),
    cpuS: theory(runs, 'base', 'cpuMs') / 1000,
    ioS: theory(runs, 'base', 'ioMs') / 1000,
  });
const localhostSlots = (runs) =>
  1 + theory(runs, 'environment-localhost', 'ioMs') / theory(runs, 'base', 'cpuMs');

const ROWS = [34, 10, 5, 1];

/** Largest relative deviation of a cell of the table of CPU times from the same cell recomputed. */
function largestDeviation(runs) {
  return Math.max(...ROWS.flatMap((cpuMs) => deviationsOfRow(runs, cpuMs)));
}

function deviationsOfRow(runs, cpuMs) {
  const at = `t-cpu-${cpuMs}-php-fpm`;
  const ioMs = theory(runs, at, 'ioMs');
  const slots = Math.round(theoryCores(runs) * (1 + ioMs / cpuMs));
  const cells = [
    [theory(runs, at, 'slots'), slots],
    [theory(runs, at, 'throughputPerS'), (slots * 1000) / (cpuMs + ioMs)],
    [theory(runs, at, 'memoryMb.loaded'), slots * theory(runs, 'sevalla', 'memoryMb.perWorker')],
    [
      theory(runs, `t-cpu-${cpuMs}-coroutines`, 'memoryMib.total'),
      slots * theory(runs, 'coroutine-step', 'memoryMib.perCoroutine'),
    ],
  ];
  return cells.map(([stated, ours]) => Math.abs(stated / ours - 1));
}

export default [
  {
    id: 'slots-640',
    source: 'trueasync-efficiency',
    where: 'Scaling by number of cores',
    quote: '8 × 80 = 640 coroutines',
    kind: 'number',
    stated: {value: 640, unit: 'count'},
    ours: baseSlots,
    ...{unit: 'count', digits: 0, verdict: 'rounding'},
    judge: judgeRounded,
    calculation: (runs, f) =>
      `${f(theoryCores(runs))} · (1 + ${f(theory(runs, 'base', 'blockingCoefficient'))}) = ${f(baseSlots(runs))}`,
    params: (runs) => ({table: theory(runs, 't-cpu-1-php-fpm', 'slots')}),
  },
  {
    id: 'slots-localhost',
    source: 'trueasync-efficiency',
    where: 'Sensitivity to environment',
    quote: 'Localhost / Unix-socket … ~2',
    kind: 'number',
    stated: {value: 2, unit: 'count'},
    ours: (runs) => localhostSlots(runs),
    ...{unit: 'count', digits: 0, verdict: 'wrong'},
    judge: ({stated, ours}) => (differs(stated, ours, 0.2) ? 'wrong' : 'rounding'),
    calculation: (runs, f) =>
      `1 + ${f(theory(runs, 'environment-localhost', 'ioMs'), 'ms')} / ${f(theory(runs, 'base', 'cpuMs'), 'ms')} = ${f(localhostSlots(runs))}`,
    params: (runs) => ({
      missing: 1 / localhostSlots(runs),
    }),
  },
  {
    id: 'zalando-22',
    source: 'trueasync-efficiency',
    where: 'Estimating the number of coroutines',
    quote: '2 × (1 + 50/5) = 22 threads',
    kind: 'number',
    stated: {value: 22, unit: 'count'},
    ours: (runs) =>
      2 * (1 + theory(runs, 'zalando', 'stageMs.total') / theory(runs, 'zalando', 'cpuMs')),
    ...{unit: 'count', digits: 0, verdict: 'holds'},
    judge: ({stated, ours}) => (stated.value === ours ? 'holds' : 'wrong'),
    calculation: (runs, f) =>
      `2 · (1 + ${f(theory(runs, 'zalando', 'stageMs.total'), 'ms')} / ${f(theory(runs, 'zalando', 'cpuMs'), 'ms')})`,
    params: () => ({}),
  },
  {
    id: 'coefficient-name',
    source: 'trueasync-efficiency',
    where: 'Optimal concurrency',
    quote: 'is known as the blocking coefficient',
    kind: 'statement',
    verdict: 'selective',
    calculation: (runs, f) => {
      const beta = theory(runs, 'base', 'blockingCoefficient');
      return `β = ${f(beta)}; b = β / (1 + β) = ${f(beta / (1 + beta), 'ratio', {digits: 3})}; 1 + β = 1 / (1 − b)`;
    },
    params: () => ({}),
  },
  {
    id: 'cpu-time-table',
    source: 'trueasync-efficiency',
    where: 'Step 4, table',
    quote: 'λ (req/s) 237, 800, 1 600, 8 000',
    kind: 'statement',
    verdict: 'holds',
    judge: ({params}) => (params.deviation < 0.01 ? 'holds' : 'wrong'),
    calculation: (runs, f) =>
      ROWS.map((cpuMs) => {
        const at = `t-cpu-${cpuMs}-php-fpm`;
        return `${f(theory(runs, at, 'slots'))} / ${f(cpuMs + theory(runs, at, 'ioMs'), 'ms')} = ${f((1000 * theory(runs, at, 'slots')) / (cpuMs + theory(runs, at, 'ioMs')), 'perS', {digits: 0})}`;
      }).join('; '),
    params: (runs) => ({
      deviation: largestDeviation(runs),
      printed: theory(runs, 't-cpu-34-php-fpm', 'throughputPerS'),
      ceiling: (1000 * theoryCores(runs)) / theory(runs, 't-cpu-34-php-fpm', 'cpuMs'),
    }),
  },
  {
    id: 'w-80-ms',
    source: 'trueasync-statistics',
    where: 'Scenario 1',
    quote: 'W = 80 ms',
    kind: 'number',
    stated: {value: 80, unit: 'ms'},
    ours: (runs) => baseServiceMs(runs),
    ...{unit: 'ms', digits: 0, verdict: 'rounding'},
    judge: judgeRounded,
    calculation: (runs, f) =>
      `${f(theory(runs, 'base', 'ioMs'), 'ms')} + ${f(theory(runs, 'base', 'cpuMs'), 'ms')}`,
    params: () => ({}),
  },
];
