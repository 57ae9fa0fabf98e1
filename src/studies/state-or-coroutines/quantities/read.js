import {effectNamed} from '../../../../lib/chart-data/corner-effects.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {quantity, valueOf, valuesByBlock} from '../../../../lib/result/read.js';
import {pairedRatio} from '../../../../lib/statistics/index.js';

/** The first run: the small application on our own server. */
export const OWN = 'state-or-coroutines/two-cores';
/** Symfony and Laravel on Swoole in all eight cells. */
export const FRAMEWORKS_RUN = 'state-or-coroutines/frameworks';
/** The small application on other runtimes than Swoole. */
export const RUNTIMES_RUN = 'state-or-coroutines/runtimes';

/** A value of the cell with a configuration. */
export const at = (run, configuration, path) =>
  valueOf(run, measurementWith(run, configuration).id, path);

/** A value of a corner of our run: everything dropped or kept, blocking or with coroutines. */
export const atCorner = (runs, state, waiting, setting, path) =>
  at(runs(OWN), cornerAt(state, waiting, setting), path);

/** Throughput of a corner at saturation. */
export const rate = (runs, state, waiting, setting) =>
  atCorner(runs, state, waiting, setting, 'throughputPerS');

/** Three quantities of a value with an interval: `<name>`, `<name>-low`, `<name>-high`. */
export const withEnds = (name, shown, of) => ({
  [name]: {...shown, of: (runs) => of(runs).value},
  [`${name}-low`]: {...shown, of: (runs) => of(runs).low},
  [`${name}-high`]: {...shown, of: (runs) => of(runs).high},
});

/** An effect with the two ends of its interval. */
export const effect = (name, effectsOf, wanted, digits = 1) =>
  withEnds(name, {unit: 'ratio', digits}, (runs) => {
    const {y, low, high} = effectNamed(effectsOf(runs), wanted);
    return {value: y, low, high};
  });

/** Throughput of one configuration over that of another within blocks, with the ends of its interval as for an effect. */
export const ratioOfCells = (name, runId, [over, under], digits = 2) =>
  withEnds(name, {unit: 'ratio', digits}, (runs) => {
    const run = runs(runId);
    const [a, b] = [over, under].map((configuration) => {
      const measurement = measurementWith(run, configuration);
      return valuesByBlock(run, measurement, quantity(run, measurement.id, 'throughputPerS'));
    });
    const {ratio, interval} = pairedRatio(a, b);
    return {value: ratio, ...interval};
  });

/** The same of two corners of this study’s run. */
export const ratioInBlocks = (name, over, under, digits = 2) =>
  ratioOfCells(name, OWN, [cornerAt(...over), cornerAt(...under)], digits);
