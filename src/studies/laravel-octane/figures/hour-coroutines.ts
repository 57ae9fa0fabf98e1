import {figure} from '../../figure.ts';
import {COROUTINES_RUN} from '../hour.ts';
import {linesOverHour} from '../panels.ts';

const SHOWN = ['swoole', 'swow', 'symfony-swoole', 'symfony-swow'];

/** Memory of servers with coroutines in each window of an hour. */
export default figure({
  runs: [COROUTINES_RUN],
  select: ([run]) => linesOverHour(run, SHOWN, {path: 'memoryMb.loaded', unit: 'mb'}),
  annotations: [{id: 'growth', at: {series: 'swoole', x: 30}}],
});
