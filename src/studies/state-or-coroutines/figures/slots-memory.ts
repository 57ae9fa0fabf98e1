import {capacityPoint, coloured, figure} from '../../figure.ts';
import {KINDS, measuredAt, SLOTS} from '../equal-slots.ts';
import {SLOTS_MEMORY} from '../runs.ts';

/** Memory of PHP with Laravel after two minutes of load, all kept. */
export default figure({
  runs: [SLOTS_MEMORY],
  select: ([run]) => ({
    kind: 'lines',
    x: {unit: 'count', values: SLOTS},
    y: {unit: 'mb'},
    series: KINDS.map((kind, index) =>
      coloured(
        kind,
        `group-${2 - index}`,
        SLOTS.map((slots) => {
          const measurement = measuredAt(run, {app: 'laravel', kept: 'all', slots, kind});
          return capacityPoint(run, measurement, 'memoryMb.loaded', slots);
        }),
      ),
    ),
  }),
  annotations: [{id: 'a-slot', at: {series: 'coroutines', x: 64}}],
});
