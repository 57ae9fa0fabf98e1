import {stateAndWaiting} from '../../../../lib/chart-data/state-and-waiting.js';
import {valueOf} from '../../../../lib/result/read.js';

const DROPPED = 't-cpu-10-php-fpm';
const COROUTINES = 50;
const KEPT = 't-cpu-5-php-fpm';

export default {
  runs: ['blocking-coefficient/trueasync-theory'],
  select: ([theory]) =>
    stateAndWaiting(theory, {
      dropped: DROPPED,
      kept: KEPT,
      cores: theory.environment.cores,
      coroutinesPerWorker: COROUTINES,
      to: 160,
    }),
  chart: 'models',
  scales: ['linear'],
  annotations: [
    {id: 'cores', at: {series: 'coroutine-dropped', x: 8}},
    {id: 'enough', at: {series: 'blocking-dropped', x: 72}},
    {id: 'raised', at: {series: 'coroutine-kept', x: 40}},
  ],
  numbers: (_points, [theory]) => ({
    cores: theory.environment.cores,
    cpuDropped: valueOf(theory, DROPPED, 'cpuMs'),
    cpuKept: valueOf(theory, KEPT, 'cpuMs'),
    io: valueOf(theory, DROPPED, 'ioMs'),
    ceilingDropped: (theory.environment.cores * 1000) / valueOf(theory, DROPPED, 'cpuMs'),
    ceilingKept: (theory.environment.cores * 1000) / valueOf(theory, KEPT, 'cpuMs'),
    workersDropped: valueOf(theory, DROPPED, 'slots'),
    workersKept: valueOf(theory, KEPT, 'slots'),
    coroutines: COROUTINES,
  }),
};
