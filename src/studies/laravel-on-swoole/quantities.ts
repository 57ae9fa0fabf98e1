import {madeAgain} from '../../../lib/result/stated.ts';
import {median} from '../../../lib/statistics/index.ts';
import {pairedCells} from '../effects.ts';
import {count, ms, ratio, readFrom, seconds, share} from '../quantity.ts';
import {APART_SMALL, BELOW, BOOT, COST, PLACEMENTS, SHARED, SLOTS, WORKERS} from './cells.ts';
import {cost, effects, rates} from './quantities/cells-compared.ts';
import {prediction} from './quantities/prediction.ts';
import {probe} from './quantities/probe.ts';
import {AIM, driftOfBlocks, halfWidths, repeatsIn} from './session.ts';
import type {Quantities, Run} from '../types.ts';

const FIRST = [...PLACEMENTS.map(({run}) => run), COST];
/** Sessions that were made after those, with cells of their own. */
const LATER = [SLOTS, BELOW, APART_SMALL];
const [TOGETHER, APART] = PLACEMENTS.map(({run}) => run);

const sumOver = (ids: readonly string[], of: (run: Run) => number) =>
  count((runs) => ids.reduce((sum, id) => sum + of(runs(id)), 0));
const halfWidth = (id: string, pick: (shares: number[]) => number, show = share[1]) =>
  show((runs) => pick(halfWidths(runs(id)).map((each) => each.share)));
const drift = (id: string, pick: typeof Math.min) =>
  share[1]((runs) => pick(...driftOfBlocks(runs(id)).map(({y}) => y)));
const widest = (shares: number[]) => Math.max(...shares);

/** Every number that the study derives from its result files. */
export const quantities: Quantities = {
  // How the runs were made, how wide their intervals are, and how the machine drifted.
  'half-width': halfWidth(TOGETHER, median),
  'half-width-most': halfWidth(TOGETHER, widest),
  'drift-least': drift(TOGETHER, Math.min),
  'drift-most': drift(TOGETHER, Math.max),
  'apart-half-width': halfWidth(APART, median),
  'apart-half-width-most': halfWidth(APART, widest),
  'apart-drift-least': drift(APART, Math.min),
  'apart-drift-most': drift(APART, Math.max),
  'slots-half-width': halfWidth(SLOTS, median, share[0]),
  aim: share[1](() => AIM),
  ...readFrom(SHARED, {
    'measure-s': seconds('#swoole-kept-blocking-n2-bench-wait-2-saturated.load.durationS'),
    'wait-asked': ms('#.scenarios.bench-wait-2.ioWaitPerQueryMs'),
  }),
  workers: count(() => WORKERS),
  // Coroutines of a worker wherever it waits in coroutines.
  slots: count('16'),
  'runs-made': sumOver([...FIRST, ...LATER], repeatsIn),
  'made-again': sumOver(FIRST, madeAgain),
  'later-again': sumOver(LATER, madeAgain),
  'failed-cells': sumOver(
    [...FIRST, ...LATER],
    ({measurements}) => measurements.filter(({status}) => status === 'failed').length,
  ),

  // What a fresh request costs PHP-FPM by part, and what is left of it where all is kept.
  ...readFrom(BOOT, {
    'boot-{app}-{variant}': ms[2]('#{app}-{variant}.total.cpuMs'),
    'boot-{app}-no-opcache': ms[2]('#{app}-no-opcache.total.cpuMs'),
    'boot-{app}-autoload': ms[2]('#{app}-opcache.autoload.cpuMs'),
    'boot-{app}-connection': ms[2]('#{app}-opcache.connection.cpuMs'),
    'boot-{app}-kept': ms[2]('#{app}-opcache.kept.cpuMs'),
    // Parts that a server needn’t repeat when it keeps its application.
    'boot-{app}-application': ms[2]('sum(#{app}-opcache.{autoload,container,routing}.cpuMs)'),
    // Parts that a kept application repeats too, though with its classes loaded and its services made.
    'boot-{app}-request': ms[2]('sum(#{app}-opcache.{handling,queries,rest}.cpuMs)'),
    // What Laravel pays for settings and routes that weren’t cached.
    'unwarmed-over-warmed-laravel': ratio[2]((runs) =>
      pairedCells(runs(BOOT), ['laravel-unwarmed.total', 'laravel-opcache.total'], 'cpuMs'),
    ),
  }),
  ...rates,
  ...effects,
  ...cost,
  ...prediction,
  ...probe,
};
