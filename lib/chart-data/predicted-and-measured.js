// @ts-check
import {quantity} from '../result/read.js';
import {measurementWith} from './design-cells.js';
import {address, certainty, judgement} from './measured-point.js';
import {predictedThroughput} from './predicted-throughput.js';

/**
 * @typedef {import('./measured-point.js').Run} Run
 * @typedef {import('./design-cells.js').Configuration} Configuration
 * @typedef {{configuration: Configuration, measurement: import('./measured-point.js').Measurement, measured: number,
 *   bound: number, limiting: string, network: number}} Comparison rates per second
 */

/**
 * Measured throughput divided by what was predicted, over the number of workers: by the lowest bound in one panel, by
 * the closed network in the other.
 *
 * @param {Run} run
 * @param {{workers: number[], series: readonly import('./across-cells.js').WantedSeries<number>[]}} wanted
 * @returns {import('./types.js').Points} kind `dots`, unit ratio, reference at 1; intervals are those of the
 *   measurement, divided by the same prediction
 */
export function predictedAndMeasured(run, {workers, series}) {
  const panels = /** @type {const} */ (['bound', 'network']);
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

/**
 * Each configuration that was measured and can be predicted, with both.
 *
 * @param {Run} run
 * @param {readonly (Configuration | null)[]} configurations
 * @returns {Comparison[]}
 */
export function comparisons(run, configurations) {
  return configurations.flatMap((configuration) => {
    const measurement = configuration ? measurementWith(run, configuration) : undefined;
    if (!configuration || !measurement) return [];
    const predicted = predictedThroughput(run, measurement, configuration);
    const measured = quantity(run, measurement.id, 'throughputPerS').value;
    return predicted ? [{configuration, measurement, measured, ...predicted}] : [];
  });
}

/** @param {Run} run @param {Configuration | null} configuration @param {'bound' | 'network'} by @param {number} x */
function ratioAt(run, configuration, by, x) {
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
