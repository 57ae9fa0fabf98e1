import {figure} from '../../figure.ts';
import {measuredSeries} from '../points.ts';
import {OUTSIDE, OWN, synthetic} from '../read.ts';

const KINDS = ['rss', 'pss'];

export default figure({
  runs: [OWN],
  select: ([run]) => ({
    kind: 'bars',
    x: {unit: 'category', values: ['one', 'four']},
    y: {unit: 'mb'},
    panels: KINDS.map((id) => ({id})),
    series: KINDS.flatMap((kind) =>
      OUTSIDE.map((profiler) =>
        measuredSeries(run, profiler, {
          panel: kind,
          path: `memoryMb.${kind}`,
          ids: {one: synthetic(profiler), four: synthetic(profiler, 4)},
        }),
      ),
    ),
  }),
  annotations: [{id: 'reversed', at: {series: 'pfp', panel: 'rss', x: 'one'}}],
});
