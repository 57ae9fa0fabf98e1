import {address, coloured, figure, measurementOf} from '../../figure.ts';
import {driftMsOf, idOf} from '../../php-fast-profile/read.ts';
import {computedPoint} from '../points.ts';
import {driftsMs, known, OWN, PUBLISHED, RATES, sleepDriftsMs} from '../read.ts';
import type {Run} from '../../types.ts';

const publishedPoint = (run: Run, rateHz: number) => {
  const id = idOf('phpspy', 'synthetic', rateHz);
  const x = String(rateHz);
  if (!run.measurements.some((each) => each.id === id)) return {x, y: null};
  const from = address(run, measurementOf(run, id), 'samplesCollected');
  return {x, y: driftMsOf(run, id), single: true as const, from};
};

/** @param driftsOf a drift for each block */
const pointsOf = (run: Run, driftsOf: typeof driftsMs) =>
  RATES.map((rateHz) => {
    const id = known('phpspy', rateHz);
    const blocks = driftsOf(run, id);
    return computedPoint(run, {x: String(rateHz), id, path: 'samplesCollected', blocks});
  });

/** The time that each period of phpspy is too long by, here and in the published benchmark. */
export default figure({
  runs: [OWN, PUBLISHED],
  select: ([own, published]) => ({
    kind: 'dots',
    x: {unit: 'category', values: RATES.map(String)},
    y: {unit: 'ms'},
    series: [
      coloured('taken', 'stage-io', pointsOf(own, driftsMs)),
      coloured('tried', 'stage-php', pointsOf(own, sleepDriftsMs)),
      coloured(
        'published',
        'group-5',
        RATES.map((rateHz) => publishedPoint(published, rateHz)),
      ),
    ],
  }),
  annotations: [
    {id: 'failed', at: {series: 'taken', x: '99'}},
    {id: 'same', at: {series: 'tried', x: '999'}},
  ],
});
