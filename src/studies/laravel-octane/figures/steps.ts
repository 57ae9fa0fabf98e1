import {capacityPoint, coloured, figure, measurementOf} from '../../figure.ts';
import {cellId, RUN, SERVERS} from '../cells.ts';

const NAMES = Object.keys(SERVERS).filter((name) => name !== 'cached');

/** Throughput in sixteen slots from PHP-FPM with nothing kept to coroutines with all kept. */
export default figure({
  runs: [RUN],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: NAMES},
    y: {unit: 'perS'},
    series: [
      coloured(
        'rate',
        'group-1',
        NAMES.map((name) =>
          capacityPoint(run, measurementOf(run, cellId(name)), 'throughputPerS', name),
        ),
      ),
    ],
  }),
  annotations: [
    {id: 'connection', at: {series: 'rate', x: 'fpm'}},
    {id: 'octane', at: {series: 'rate', x: 'octane'}},
  ],
});
