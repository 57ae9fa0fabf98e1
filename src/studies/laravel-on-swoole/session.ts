import {quantity, valuesByBlock} from '../../../lib/result/read.ts';
import {valueWithEnds} from '../../../lib/result/stated.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Run} from '../types.ts';

/** Half-width that the plan aimed at in the median cell, as a share of the value. */
export const AIM = 0.05;

/** Cells whose load was raised until nothing more came through. */
export const isSaturated = ({status, parameters}: Measurement) =>
  status === 'measured' && parameters?.point === 'saturated';

/**
 * Half of the width of the interval of each saturated cell’s throughput, as a share of the throughput.
 *
 * @returns in the order of the file
 */
export const halfWidths = (run: Run): {id: string; share: number}[] =>
  run.measurements.filter(isSaturated).map(({id}) => {
    const {value, low, high} = valueWithEnds(run, id, 'throughputPerS');
    return {id, share: (high - low) / 2 / value};
  });

/**
 * How far throughput lay from the cells’ own medians in each block: geometric mean over the saturated cells.
 *
 * @returns block from 1, share above the medians, negative below them
 */
export function driftOfBlocks(run: Run): {x: number; y: number}[] {
  const shares = run.measurements.filter(isSaturated).map((measurement) => {
    const found = quantity(run, measurement.id, 'throughputPerS');
    return valuesByBlock(run, measurement, found).map((value) =>
      value === null ? null : Math.log(value / found.value),
    );
  });
  return shares[0].map((_, block) => {
    const present = shares.flatMap((values) => values[block] ?? []);
    const mean = present.reduce((total, value) => total + value, 0) / present.length;
    return {x: block + 1, y: Math.expm1(mean)};
  });
}

/** Runs of all cells together. */
export const repeatsIn = ({measurements}: Run) =>
  measurements.reduce((sum, {repeats = 0}) => sum + repeats, 0);
