import {
  ABOUT,
  baseServiceMs,
  connections,
  differs,
  measuredCores,
  statistics,
  theory,
  theoryCores,
} from './read.js';

const defaultPool = (runs) => statistics(runs, 'default-pool', 'slots');
const sevallaRate = (runs) => theory(runs, 'sevalla', 'throughputPerS');

/** What fifteen blocking workers serve at the base model's times. */
const fifteenInTheCloud = (runs) => (1000 * connections(runs)) / baseServiceMs(runs);

export default [
  {
    id: 'cpu-34-ms',
    source: 'trueasync-efficiency',
    where: 'Step 1',
    quote: 'T_cpu ≈ W ≈ 34 ms',
    kind: 'number',
    stated: {value: 34, unit: 'ms'},
    ours: (runs) => (1000 * defaultPool(runs)) / sevallaRate(runs),
    ...{unit: 'ms', digits: 1, verdict: 'not-derivable'},
    calculation: (runs, f) =>
      [
        `${f(connections(runs))} / ${f(sevallaRate(runs), 'perS')} = ${f((1000 * connections(runs)) / sevallaRate(runs), 'ms', {digits: 1})}`,
        `${f(defaultPool(runs))} / ${f(sevallaRate(runs), 'perS')} = ${f((1000 * defaultPool(runs)) / sevallaRate(runs), 'ms', {digits: 1})}`,
      ].join('; '),
    params: (runs) => ({connections: connections(runs), pool: defaultPool(runs)}),
  },
  {
    id: 'fifteen-workers',
    source: 'trueasync-efficiency',
    where: 'PHP-FPM vs Coroutines, initial data',
    quote: 'Number of PHP-FPM workers in benchmark',
    kind: 'number',
    stated: {value: 15, unit: 'count'},
    ours: defaultPool,
    ...{unit: 'count', digits: 0, verdict: 'not-derivable'},
    calculation: (runs, f) => `pm.max_children = ${f(defaultPool(runs))} ≠ ${f(connections(runs))}`,
    params: (runs) => ({connections: connections(runs), pool: defaultPool(runs)}),
  },
  {
    id: 'cpu-2-3-ms',
    source: 'trueasync-statistics',
    where: 'section 3',
    quote: 'CPU time per request ≈ 2.3 ms',
    kind: 'number',
    stated: {value: 2.3, unit: 'ms'},
    verdict: 'not-derivable',
    calculation: (runs, f) => {
      const perS = statistics(runs, 'laravel-api', 'throughputPerS');
      return [1, connections(runs)]
        .map(
          (busy) =>
            `${f(busy)} / ${f(perS, 'perS')} = ${f((1000 * busy) / perS, 'ms', {digits: 1})}`,
        )
        .join('; ');
    },
    params: (runs) => ({
      other: theory(runs, 'sevalla', 'cpuMs'),
      factor: theory(runs, 'sevalla', 'cpuMs') / statistics(runs, 'laravel-api', 'cpuMs'),
      cores: measuredCores(runs),
    }),
  },
  {
    id: 'cpu-1-ms',
    source: 'trueasync-statistics',
    where: 'section 3',
    quote: 'CPU time per request ≈ 1 ms',
    kind: 'number',
    stated: {value: 1, unit: 'ms'},
    ours: (runs) =>
      (1000 * connections(runs)) / statistics(runs, 'symfony-doctrine', 'throughputPerS'),
    ...{unit: 'ms', digits: 0, verdict: 'not-derivable'},
    calculation: (runs, f) => {
      const perS = statistics(runs, 'symfony-doctrine', 'throughputPerS');
      return `1 / ${f(perS, 'perS')} = ${f(1000 / perS, 'ms')}; ${f(connections(runs))} / ${f(perS, 'perS')} = ${f((1000 * connections(runs)) / perS, 'ms')}`;
    },
    params: (runs) => ({
      connections: connections(runs),
      cores: measuredCores(runs),
      beta: theory(runs, 'base', 'blockingCoefficient'),
    }),
  },
  {
    id: 'same-8-cores',
    source: 'trueasync-statistics',
    where: 'Scenario 3',
    quote: 'PHP-FPM on the same 8 cores',
    kind: 'number',
    stated: {value: 8, unit: 'cores'},
    ours: (runs) => measuredCores(runs),
    ...{unit: 'cores', digits: 0, verdict: 'wrong'},
    judge: ({stated, ours}) => (stated.value === ours ? 'holds' : 'wrong'),
    calculation: (runs, f) => `${f(measuredCores(runs))} ≠ ${f(theoryCores(runs))}`,
    params: (runs) => ({
      cores: measuredCores(runs),
      cpu: statistics(runs, 'scenario-8000', 'cpuMs'),
      least: statistics(runs, 'laravel-api', 'cpuMs'),
      most: theory(runs, 'sevalla', 'cpuMs'),
    }),
  },
  {
    id: 'fifteen-match',
    source: 'trueasync-statistics',
    where: 'Scenario 1',
    quote:
      'This matches the fact that Laravel with 15 concurrent PHP-FPM workers already achieves 440 req/s',
    kind: 'number',
    stated: {value: 440, unit: 'perS'},
    ours: (runs) => fifteenInTheCloud(runs),
    ...{unit: 'perS', digits: 0, verdict: 'wrong'},
    judge: ({stated, ours}) => (differs(stated, ours, ABOUT) ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `${f(connections(runs))} / ${f(baseServiceMs(runs), 'ms')} = ${f(fifteenInTheCloud(runs), 'perS', {digits: 0})}`,
    params: (runs) => ({
      tasks: statistics(runs, 'scenario-440', 'requestsInFlight'),
      served: fifteenInTheCloud(runs),
    }),
  },
];
