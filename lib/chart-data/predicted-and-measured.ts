import {quantity} from '../result/read.ts';
import {measurementWith} from './design-cells.ts';
import {address, certainty, judgement} from './measured-point.ts';
import {predictedThroughput} from './predicted-throughput.ts';
import type {WantedSeries} from './across-cells.ts';
import type {Configuration} from './design-cells.ts';
import type {Measurement, Run} from './measured-point.ts';
import type {Points} from './types.ts';

/** rates per second */
export type Comparison = {
  configuration: Configuration;
  measurement: Measurement;
  measured: number;
  bound: number;
  limiting: string;
  network: number;
};

/**
 * Measured throughput divided by what was predicted, over the number of workers: by the lowest bound in one panel, by
 * the closed network in the other.
 *
 * @returns kind `dots`, unit ratio, reference at 1; intervals are those of the
 * measurement, divided by the same prediction
 */
export function predictedAndMeasured(
  run: Run,
  {workers, series}: {workers: number[]; series: readonly WantedSeries<number>[]},
): Points {
  const panels = ['bound', 'network'] as const;
  return {
    kind: 'dots',
    x: {unit: 'count', values: workers},
    y: {unit: 'ratio'},
    panels: panels.map((id) => ({id})),
    series: panels.flatMap((panel) =>
      series.map(({id, runtime, token, at}) => ({
        id,
        panel,
        runtime: runtime ?? null,
        ...(token && {token}),
        points: workers.map((x) => ratioAt(run, at(x), panel, x)),
      })),
    ),
    references: [{id: 'as-predicted', y: 1}],
  };
}

/** Each configuration that was measured and can be predicted, with both. */
export function comparisons(
  run: Run,
  configurations: readonly (Configuration | null)[],
): Comparison[] {
  return configurations.flatMap((configuration) => {
    const measurement = configuration ? measurementWith(run, configuration) : undefined;
    if (!configuration || !measurement) return [];
    const predicted = predictedThroughput(run, measurement, configuration);
    const measured = quantity(run, measurement.id, 'throughputPerS').value;
    return predicted ? [{configuration, measurement, measured, ...predicted}] : [];
  });
}

function ratioAt(
  run: Run,
  configuration: Configuration | null,
  by: 'bound' | 'network',
  x: number,
) {
  const [found] = comparisons(run, [configuration]);
  if (!found) return {x, y: null};
  const {measurement, measured} = found;
  const {low, high, single} = certainty(quantity(run, measurement.id, 'throughputPerS'));
  return {
    x,
    y: measured / found[by],
    ...(low !== undefined && high !== undefined && {low: low / found[by], high: high / found[by]}),
    ...(single && {single}),
    ...judgement(run, measurement),
    from: address(run, measurement, 'throughputPerS'),
  };
}
