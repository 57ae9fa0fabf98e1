import {quantityIfAny, valuesByBlock} from '../../../lib/result/read.js';

/** Half-width that the plan aimed at in the median cell, as a share of the value. */
export const AIM = 0.05;

const isSaturated = ({status, parameters}) =>
  status === 'measured' && parameters.point === 'saturated';

/**
 * Half of the width of the interval of each saturated cell’s throughput, as a share of the throughput.
 * @returns {{id: string, share: number}[]} in the order of the file
 */
export const halfWidths = (run) =>
  run.measurements.filter(isSaturated).map((measurement) => {
    const {value, interval} = quantityIfAny(measurement, 'throughputPerS');
    return {id: measurement.id, share: (interval.high - interval.low) / 2 / value};
  });

/**
 * How far throughput lay from the cells’ own medians in each block: geometric mean over the saturated cells.
 * @returns {{x: number, y: number}[]} block from 1, share above the medians, negative below them
 */
export function driftOfBlocks(run) {
  const shares = run.measurements.filter(isSaturated).map((measurement) => {
    const found = quantityIfAny(measurement, 'throughputPerS');
    return valuesByBlock(run, measurement, found).map((value) => Math.log(value / found.value));
  });
  return shares[0].map((_, block) => ({
    x: block + 1,
    y: Math.expm1(shares.reduce((total, values) => total + values[block], 0) / shares.length),
  }));
}
