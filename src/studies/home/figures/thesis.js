import {stateAndWaiting} from '../../../../lib/chart-data/state-and-waiting.js';
import {COROUTINES} from '../quantities.js';

const DROPPED = 't-cpu-10-php-fpm';
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
};
