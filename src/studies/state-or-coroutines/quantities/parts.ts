import {cellAt, WAITING} from '../../../../lib/chart-data/corners.ts';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.ts';
import {quantity, valuesByBlock} from '../../../../lib/result/read.ts';
import {pairedRatio} from '../../../../lib/statistics/index.ts';
import {withEnds} from './read.ts';
import type {Setting} from '../../../../lib/chart-data/corners.ts';
import type {Quantities, Run} from '../../types.ts';

/**
 * What keeping the connection gives over what keeping the application booted gives, averaged over the ways of waiting: all
 * else cancels out but the cells that keep one of the two.
 *
 * @returns with the ends of its interval, within blocks
 */
export const connectionOverApplication = (
  name: string,
  runId: string,
  setting: Setting,
): Quantities =>
  withEnds(name, {unit: 'ratio', digits: 2}, (runs) => {
    const run = runs(runId);
    const [connection, application] = [
      meanInBlocks(run, {application: 'dropped', connection: 'held'}, setting),
      meanInBlocks(run, {application: 'kept', connection: 'opened'}, setting),
    ];
    const {ratio, interval} = pairedRatio(connection, application);
    return {value: ratio, ...interval};
  });

/** Geometric mean of throughput over the ways of waiting, in each block. */
function meanInBlocks(
  run: Run,
  parts: {application: 'dropped' | 'kept'; connection: 'opened' | 'held'},
  setting: Setting,
): (number | null)[] {
  const [blocking, coroutine] = WAITING.levels.map((waiting) => {
    const measurement = requireMeasurementWith(run, cellAt({...parts, waiting}, setting));
    return valuesByBlock(run, measurement, quantity(run, measurement.id, 'throughputPerS'));
  });
  return blocking.map((value, block) => {
    const other = coroutine[block];
    return value === null || other === null ? null : Math.sqrt(value * other);
  });
}
