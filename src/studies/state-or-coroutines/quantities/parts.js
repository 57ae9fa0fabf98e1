// @ts-check
import {cellAt, WAITING} from '../../../../lib/chart-data/corners.js';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.js';
import {quantity, valuesByBlock} from '../../../../lib/result/read.js';
import {pairedRatio} from '../../../../lib/statistics/index.js';
import {withEnds} from './read.js';

/**
 * What keeping the connection gives over what keeping the application booted gives, averaged over the ways of waiting: all
 * else cancels out but the cells that keep one of the two.
 *
 * @param {string} name
 * @param {string} runId
 * @param {import('../../../../lib/chart-data/corners.js').Setting} setting
 * @returns {import('../../types.js').Quantities} with the ends of its interval, within blocks
 */
export const connectionOverApplication = (name, runId, setting) =>
  withEnds(name, {unit: 'ratio', digits: 2}, (runs) => {
    const run = runs(runId);
    const [connection, application] = [
      meanInBlocks(run, {application: 'dropped', connection: 'held'}, setting),
      meanInBlocks(run, {application: 'kept', connection: 'opened'}, setting),
    ];
    const {ratio, interval} = pairedRatio(connection, application);
    return {value: ratio, ...interval};
  });

/**
 * Geometric mean of throughput over the ways of waiting, in each block.
 *
 * @param {import('../../types.js').Run} run
 * @param {{application: 'dropped' | 'kept', connection: 'opened' | 'held'}} parts
 * @param {import('../../../../lib/chart-data/corners.js').Setting} setting
 * @returns {(number | null)[]}
 */
function meanInBlocks(run, parts, setting) {
  const [blocking, coroutine] = WAITING.levels.map((waiting) => {
    const measurement = requireMeasurementWith(run, cellAt({...parts, waiting}, setting));
    return valuesByBlock(run, measurement, quantity(run, measurement.id, 'throughputPerS'));
  });
  return blocking.map((value, block) => {
    const other = coroutine[block];
    return value === null || other === null ? null : Math.sqrt(value * other);
  });
}
