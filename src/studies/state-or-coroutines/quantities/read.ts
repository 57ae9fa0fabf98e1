import {effectNamed} from '../../../../lib/chart-data/corner-effects.ts';
import {cornerAt} from '../../../../lib/chart-data/corners.ts';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.ts';
import {effectInBlocks} from '../../../../lib/chart-data/effect-in-blocks.ts';
import {quantity, valueOf, valuesByBlock} from '../../../../lib/result/read.ts';
import {pairedRatio, sessionsApart} from '../../../../lib/statistics/index.ts';
import type {Configuration} from '../../../../lib/chart-data/design-cells.ts';
import type {Effects} from '../../../../lib/chart-data/effects.ts';
import type {Quantities, Run, RunOf, Shown} from '../../types.ts';

export type {RunOf};

/** state, waiting and setting */
export type Corner = Parameters<typeof cornerAt>;

/** a run, and what the four corners of an effect have in common there */
export type Session = {run: string; setting: Corner[2]};

/** The first run: the small application on our own server. */
export const OWN = 'state-or-coroutines/two-cores';
/** Symfony and Laravel on Swoole in all eight cells. */
export const FRAMEWORKS_RUN = 'state-or-coroutines/frameworks';
/** The small application on other runtimes than Swoole. */
export const RUNTIMES_RUN = 'state-or-coroutines/runtimes';

/** A value of the cell with a configuration. */
export const at = (run: Run, configuration: Configuration, path: string) =>
  valueOf(run, requireMeasurementWith(run, configuration).id, path);

/** A value of a corner of our run: everything dropped or kept, blocking or with coroutines. */
export const atCorner = (
  runs: RunOf,
  state: Corner[0],
  waiting: Corner[1],
  setting: Corner[2],
  path: string,
) => at(runs(OWN), cornerAt(state, waiting, setting), path);

/** Throughput of a corner at saturation. */
export const rate = (runs: RunOf, state: Corner[0], waiting: Corner[1], setting: Corner[2]) =>
  atCorner(runs, state, waiting, setting, 'throughputPerS');

/**
 * Three quantities of a value with an interval: `<name>`, `<name>-low`, `<name>-high`.
 *
 * @param of NaN stands for an end that it lacks: no page prints that
 */
export const withEnds = (
  name: string,
  shown: Shown,
  of: (runs: RunOf) => {value: number; low?: number | null; high?: number | null},
): Quantities => ({
  [name]: {...shown, of: (runs) => of(runs).value},
  [`${name}-low`]: {...shown, of: (runs) => of(runs).low ?? NaN},
  [`${name}-high`]: {...shown, of: (runs) => of(runs).high ?? NaN},
});

/** An effect with the two ends of its interval. */
export const effect = (
  name: string,
  effectsOf: (runs: RunOf) => Effects,
  wanted: string,
  digits: number = 1,
) =>
  withEnds(name, {unit: 'ratio', digits}, (runs) => {
    const {y, low, high} = effectNamed(effectsOf(runs), wanted);
    return {value: y ?? NaN, low, high};
  });

/**
 * Throughput of one configuration over that of another within blocks, with the ends of its interval as for an effect.
 *
 * @param pair over and under
 */
export const ratioOfCells = (
  name: string,
  runId: string,
  [over, under]: readonly Configuration[],
  digits: number = 2,
) =>
  withEnds(name, {unit: 'ratio', digits}, (runs) => {
    const run = runs(runId);
    const [a, b] = [over, under].map((configuration) => {
      const measurement = requireMeasurementWith(run, configuration);
      return valuesByBlock(run, measurement, quantity(run, measurement.id, 'throughputPerS'));
    });
    const {ratio, interval} = pairedRatio(a, b);
    return {value: ratio, ...interval};
  });

/** The same of two corners of this study’s run. */
export const ratioInBlocks = (name: string, over: Corner, under: Corner, digits: number = 2) =>
  ratioOfCells(name, OWN, [cornerAt(...over), cornerAt(...under)], digits);

/** @param wanted effect, as `cornerEffects` calls it */
export function comparedSessions(runs: RunOf, wanted: string, pair: readonly Session[]) {
  const [over, under] = pair.map(({run, setting}) => effectInBlocks(runs(run), setting, wanted));
  return sessionsApart(over, under);
}

/**
 * An effect in one session over the same effect in another, with the ends of the interval of their ratio, and `<name>-p`:
 * how probable blocks so far apart would be if both sessions had one effect (Welch's test on the blocks' logarithms).
 *
 * @param wanted effect, as `cornerEffects` calls it
 * @param pair over and under
 */
export const sessionsCompared = (
  name: string,
  wanted: string,
  pair: readonly [Session, Session],
): Quantities => ({
  ...withEnds(name, {unit: 'ratio', digits: 2}, (runs) => {
    const {ratio, low, high} = comparedSessions(runs, wanted, pair);
    return {value: ratio, low, high};
  }),
  [`${name}-p`]: {unit: 'ratio', digits: 3, of: (runs) => comparedSessions(runs, wanted, pair).p},
});
