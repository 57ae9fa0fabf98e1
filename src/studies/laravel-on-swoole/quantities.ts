import {measurementOf, quantity, valuesByBlock} from '../../../lib/result/read.ts';
import {madeAgain} from '../../../lib/result/stated.ts';
import {median, pairedRatio} from '../../../lib/statistics/index.ts';
import {readFrom, shown} from '../quantity.ts';
import {APART_SMALL, BELOW, BOOT, COST, PLACEMENTS, SHARED, SLOTS, WORKERS} from './cells.ts';
import {cost, effects, rates} from './quantities/cells-compared.ts';
import {prediction} from './quantities/prediction.ts';
import {probe} from './quantities/probe.ts';
import {AIM, driftOfBlocks, halfWidths, repeatsIn} from './session.ts';
import type {Quantities, Run, RunOf} from '../types.ts';

const FIRST = [...PLACEMENTS.map(({run}) => run), COST];
/** Sessions that were made after those, with cells of their own. */
const LATER = [SLOTS, BELOW, APART_SMALL];
const [TOGETHER, APART] = PLACEMENTS.map(({run}) => run);

const count = shown('count');
const share = shown('share', 1);
const ms = shown('ms', 2);

const sumOver = (ids: readonly string[], of: (run: Run) => number) =>
  count((runs) => ids.reduce((sum, id) => sum + of(runs(id)), 0));
const halfWidth = (id: string, pick: (shares: number[]) => number, digits?: number) =>
  share((runs) => pick(halfWidths(runs(id)).map((each) => each.share)), digits);
const drift = (id: string, pick: typeof Math.min) =>
  share((runs) => pick(...driftOfBlocks(runs(id)).map(({y}) => y)));
const widest = (shares: number[]) => Math.max(...shares);

/** How the runs were made, how wide their intervals are, and how the machine drifted. */
const session: Quantities = {
  'half-width': halfWidth(TOGETHER, median),
  'half-width-most': halfWidth(TOGETHER, widest),
  'drift-least': drift(TOGETHER, Math.min),
  'drift-most': drift(TOGETHER, Math.max),
  'apart-half-width': halfWidth(APART, median),
  'apart-half-width-most': halfWidth(APART, widest),
  'apart-drift-least': drift(APART, Math.min),
  'apart-drift-most': drift(APART, Math.max),
  'slots-half-width': halfWidth(SLOTS, median, 0),
  aim: share(() => AIM),
  ...readFrom(SHARED, {
    blocks: count('#.origin.harness.blocks'),
    cores: count('#.environment.cores'),
    'measure-s': shown('s')('#swoole-kept-blocking-n2-bench-wait-2-saturated.load.durationS'),
    'wait-asked': shown('ms')('#.scenarios.bench-wait-2.ioWaitPerQueryMs'),
    'most-in-flight': count('#.measurements.0.load.maxVus'),
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
};

/** CPU time of a request in each block, with all that was cached or not. */
function bootInBlocks(runs: RunOf, variant: string) {
  const measurement = measurementOf(runs(BOOT), `laravel-${variant}.total`);
  return valuesByBlock(runs(BOOT), measurement, quantity(runs(BOOT), measurement.id, 'cpuMs'));
}

/** What a fresh request costs PHP-FPM by part, and what is left of it where all is kept. */
const boot = readFrom(BOOT, {
  'boot-{app}-{variant}': ms('#{app}-{variant}.total.cpuMs'),
  'boot-{app}-no-opcache': ms('#{app}-no-opcache.total.cpuMs'),
  'boot-{app}-autoload': ms('#{app}-opcache.autoload.cpuMs'),
  'boot-{app}-connection': ms('#{app}-opcache.connection.cpuMs'),
  'boot-{app}-kept': ms('#{app}-opcache.kept.cpuMs'),
  // Parts that a server needn’t repeat when it keeps its application.
  'boot-{app}-application': ms('sum(#{app}-opcache.{autoload,container,routing}.cpuMs)'),
  // Parts that a kept application repeats too, though with its classes loaded and its services made.
  'boot-{app}-request': ms('sum(#{app}-opcache.{handling,queries,rest}.cpuMs)'),
  // What Laravel pays for settings and routes that weren’t cached.
  'unwarmed-over-warmed-laravel': shown(
    'ratio',
    2,
  )((runs) => {
    const {ratio, interval} = pairedRatio(
      bootInBlocks(runs, 'unwarmed'),
      bootInBlocks(runs, 'opcache'),
    );
    return {value: ratio, ...interval};
  }),
});

/** Every number that the study derives from its result files. */
export const quantities: Quantities = {
  ...session,
  ...boot,
  ...rates,
  ...effects,
  ...cost,
  ...prediction,
  ...probe,
};
