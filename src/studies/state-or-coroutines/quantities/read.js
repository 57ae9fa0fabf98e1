// @ts-check
import {effectNamed} from '../../../../lib/chart-data/corner-effects.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.js';
import {effectInBlocks} from '../../../../lib/chart-data/effect-in-blocks.js';
import {quantity, valueOf, valuesByBlock} from '../../../../lib/result/read.js';
import {pairedRatio, sessionsApart} from '../../../../lib/statistics/index.js';

/**
 * @typedef {import('../../types.js').Run} Run
 * @typedef {import('../../types.js').RunOf} RunOf
 * @typedef {import('../../types.js').Quantities} Quantities
 * @typedef {import('../../../../lib/chart-data/design-cells.js').Configuration} Configuration
 * @typedef {Parameters<typeof cornerAt>} Corner state, waiting and setting
 * @typedef {{run: string, setting: Corner[2]}} Session a run, and what the four corners of an effect have in common there
 */

/** The first run: the small application on our own server. */
export const OWN = 'state-or-coroutines/two-cores';
/** Symfony and Laravel on Swoole in all eight cells. */
export const FRAMEWORKS_RUN = 'state-or-coroutines/frameworks';
/** The small application on other runtimes than Swoole. */
export const RUNTIMES_RUN = 'state-or-coroutines/runtimes';

/** A value of the cell with a configuration. @param {Run} run @param {Configuration} configuration @param {string} path */
export const at = (run, configuration, path) =>
  valueOf(run, requireMeasurementWith(run, configuration).id, path);

/**
 * A value of a corner of our run: everything dropped or kept, blocking or with coroutines.
 *
 * @param {RunOf} runs
 * @param {Corner[0]} state
 * @param {Corner[1]} waiting
 * @param {Corner[2]} setting
 * @param {string} path
 */
export const atCorner = (runs, state, waiting, setting, path) =>
  at(runs(OWN), cornerAt(state, waiting, setting), path);

/**
 * Throughput of a corner at saturation.
 *
 * @param {RunOf} runs
 * @param {Corner[0]} state
 * @param {Corner[1]} waiting
 * @param {Corner[2]} setting
 */
export const rate = (runs, state, waiting, setting) =>
  atCorner(runs, state, waiting, setting, 'throughputPerS');

/**
 * Three quantities of a value with an interval: `<name>`, `<name>-low`, `<name>-high`.
 *
 * @param {string} name
 * @param {import('../../types.js').Shown} shown
 * @param {(runs: RunOf) => {value: number, low?: number | null, high?: number | null}} of NaN stands for an end that it lacks: no page
 *   prints that
 * @returns {Quantities}
 */
export const withEnds = (name, shown, of) => ({
  [name]: {...shown, of: (runs) => of(runs).value},
  [`${name}-low`]: {...shown, of: (runs) => of(runs).low ?? NaN},
  [`${name}-high`]: {...shown, of: (runs) => of(runs).high ?? NaN},
});

/**
 * An effect with the two ends of its interval.
 *
 * @param {string} name
 * @param {(runs: RunOf) => import('../../../../lib/chart-data/effects.js').Effects} effectsOf
 * @param {string} wanted
 * @param {number} [digits]
 */
export const effect = (name, effectsOf, wanted, digits = 1) =>
  withEnds(name, {unit: 'ratio', digits}, (runs) => {
    const {y, low, high} = effectNamed(effectsOf(runs), wanted);
    return {value: y ?? NaN, low, high};
  });

/**
 * Throughput of one configuration over that of another within blocks, with the ends of its interval as for an effect.
 *
 * @param {string} name
 * @param {string} runId
 * @param {readonly Configuration[]} pair over and under
 * @param {number} [digits]
 */
export const ratioOfCells = (name, runId, [over, under], digits = 2) =>
  withEnds(name, {unit: 'ratio', digits}, (runs) => {
    const run = runs(runId);
    const [a, b] = [over, under].map((configuration) => {
      const measurement = requireMeasurementWith(run, configuration);
      return valuesByBlock(run, measurement, quantity(run, measurement.id, 'throughputPerS'));
    });
    const {ratio, interval} = pairedRatio(a, b);
    return {value: ratio, ...interval};
  });

/** The same of two corners of this study’s run. @param {string} name @param {Corner} over @param {Corner} under @param {number} [digits] */
export const ratioInBlocks = (name, over, under, digits = 2) =>
  ratioOfCells(name, OWN, [cornerAt(...over), cornerAt(...under)], digits);

/** @param {RunOf} runs @param {string} wanted effect, as `cornerEffects` calls it @param {readonly Session[]} pair */
export function comparedSessions(runs, wanted, pair) {
  const [over, under] = pair.map(({run, setting}) => effectInBlocks(runs(run), setting, wanted));
  return sessionsApart(over, under);
}

/**
 * An effect in one session over the same effect in another, with the ends of the interval of their ratio, and `<name>-p`:
 * how probable blocks so far apart would be if both sessions had one effect (Welch's test on the blocks' logarithms).
 *
 * @param {string} name
 * @param {string} wanted effect, as `cornerEffects` calls it
 * @param {readonly [Session, Session]} pair over and under
 * @returns {Quantities}
 */
export const sessionsCompared = (name, wanted, pair) => ({
  ...withEnds(name, {unit: 'ratio', digits: 2}, (runs) => {
    const {ratio, low, high} = comparedSessions(runs, wanted, pair);
    return {value: ratio, low, high};
  }),
  [`${name}-p`]: {unit: 'ratio', digits: 3, of: (runs) => comparedSessions(runs, wanted, pair).p},
});
