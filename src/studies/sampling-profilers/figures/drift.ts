import {address} from '../../../../lib/chart-data/measured-point.ts';
import {measurementOf} from '../../../../lib/result/read.ts';
import {driftMsOf, idOf} from '../../php-fast-profile/read.ts';
import {computedPoint} from '../points.ts';
import {driftsMs, known, OWN, PUBLISHED, RATES, sleepDriftsMs} from '../read.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const publishedPoint = (run: Run, rateHz: number) => {
  const id = idOf('phpspy', 'synthetic', rateHz);
  const measurement = run.measurements.find((each) => each.id === id);
  return measurement === undefined
    ? {x: String(rateHz), y: null}
    : {
        x: String(rateHz),
        y: driftMsOf(run, id),
        single: true,
        from: address(run, measurementOf(run, id), 'samplesCollected'),
      };
};

/** @param driftsOf a drift for each block */
const ownSeries = (
  run: Run,
  id: string,
  token: string,
  driftsOf: (run: Run, id: string) => number[],
) => ({
  id,
  runtime: null,
  token,
  points: RATES.map((rateHz) =>
    computedPoint(run, {
      x: String(rateHz),
      id: known('phpspy', rateHz),
      path: 'samplesCollected',
      blocks: driftsOf(run, known('phpspy', rateHz)),
    }),
  ),
});

/** The time that each period of phpspy is too long by, here and in the published benchmark. */
export default {
  runs: [OWN, PUBLISHED],
  select: ([own, published]) => ({
    kind: 'dots',
    x: {unit: 'category', values: RATES.map(String)},
    y: {unit: 'ms'},
    series: [
      ownSeries(own, 'taken', 'stage-io', driftsMs),
      ownSeries(own, 'tried', 'stage-php', sleepDriftsMs),
      {
        id: 'published',
        runtime: null,
        token: 'group-5',
        points: RATES.map((rateHz) => publishedPoint(published, rateHz)),
      },
    ],
  }),
  annotations: [
    {id: 'failed', at: {series: 'taken', x: '99'}},
    {id: 'same', at: {series: 'tried', x: '999'}},
  ],
} satisfies FigureDefinition;
