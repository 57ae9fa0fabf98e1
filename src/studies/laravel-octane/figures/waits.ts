import {capacityPoint, coloured, figure, measurementOf} from '../../figure.ts';
import {cellId, RUN} from '../cells.ts';

const WAITS = [0, 2, 20];
const SHOWN = ['fpm', 'octane', 'processes', 'coroutines'];

/** Throughput in sixteen slots by the wait of a query; PHP-FPM keeps its connection. */
export default figure({
  runs: [RUN],
  select: ([run]) => ({
    kind: 'lines',
    x: {unit: 'ms', values: WAITS},
    y: {unit: 'perS'},
    series: SHOWN.map((server, index) =>
      coloured(
        server,
        `group-${index + 1}`,
        WAITS.map((waitMs) =>
          capacityPoint(
            run,
            measurementOf(run, cellId(server, {waitMs})),
            'throughputPerS',
            waitMs,
          ),
        ),
      ),
    ),
  }),
  scales: ['linear', 'log'],
  annotations: [{id: 'long', at: {series: 'octane', x: 20}}],
});
