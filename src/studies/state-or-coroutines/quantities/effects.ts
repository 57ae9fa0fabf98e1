import {partEffects} from '../../../../lib/chart-data/corner-effects.ts';
import {effectInBlocks} from '../../../../lib/chart-data/effect-in-blocks.ts';
import {effectsOf} from '../../../../lib/chart-data/effects.ts';
import {valuesByUnit} from '../../../../lib/result/analysis-units.ts';
import {measurementOf, quantity} from '../../../../lib/result/read.ts';
import {contrastOfBlocks} from '../../../../lib/statistics/ratio.ts';
import {pairedRatio} from '../../../../lib/statistics/index.ts';
import {setting} from '../../laravel-on-swoole/cells.ts';
import {blockRatio, cornerEffect, effect, pairedCells} from '../../effects.ts';
import {ratio, share} from '../../quantity.ts';
import {FRAMEWORKS_RUN, OWN, RUNTIMES_RUN, SECOND} from '../runs.ts';
import {SLOT_CONTRASTS, slotDesign} from '../slot-contrasts.ts';
import {isKeyOf} from '../../../../lib/typed.ts';
import type {Quantities, Quantity, Run} from '../../types.ts';

const FULL = 'bench-wait-2-saturated';

const own = (workers: number, name: string) =>
  cornerEffect(() => ({run: OWN, setting: {workers}}), name, ratio[1]);
const ofApp = (name: string) =>
  cornerEffect(({app}) => ({run: FRAMEWORKS_RUN, setting: setting(app)}), name);
const ofRuntime = (name: string) =>
  cornerEffect(({runtime}) => ({run: RUNTIMES_RUN, setting: {...setting('small'), runtime}}), name);
const second = (name: string) =>
  cornerEffect(() => ({run: SECOND, setting: {workers: 2}}), name, ratio[1]);
const part = (workers: number, wanted: string, show = ratio[2]) =>
  effect((runs) => partEffects(runs(OWN), {workers}), wanted, show);
const partOfApp = (wanted: string) =>
  effect((runs, {app}) => partEffects(runs(FRAMEWORKS_RUN), setting(app)), wanted);
const slots = (wanted: string) =>
  effect((runs, {contrast}) => {
    if (!isKeyOf(SLOT_CONTRASTS, contrast)) throw new RangeError(`no contrast ${contrast}`);
    return effectsOf(runs(OWN), slotDesign(runs(OWN), SLOT_CONTRASTS[contrast]));
  }, wanted);

/** What keeping state and waiting in coroutines do to throughput, alone and together. */
export const effects: Quantities = {
  'state-1': own(1, 'state'),
  'waiting-1': own(1, 'waiting'),
  'both-1': own(1, 'both'),
  'state-2': own(2, 'state'),
  'waiting-2': own(2, 'waiting'),
  'both-2': own(2, 'both'),
  'state-4': own(4, 'state'),
  'waiting-4': own(4, 'waiting'),
  'both-4': own(4, 'both'),
  'waiting-dropped-1': own(1, 'waiting-dropped'),
  'waiting-kept-1': own(1, 'waiting-kept'),
  'application-2': part(2, 'application'),
  'connection-2': part(2, 'connection'),
  'waiting-by-parts-2': part(2, 'waiting', ratio[1]),
  'both-parts-2': part(2, 'application:connection'),
  'connection-over-application-2': ratio[2]((runs) =>
    connectionOverApplication(runs(OWN), 'factorial'),
  ),
  // Coroutines with four workers over coroutines with one, within blocks.
  'waiting-4-over-1': ratio[2]((runs) => {
    const [four, one] = [4, 1].map((workers) => effectInBlocks(runs(OWN), {workers}, 'waiting'));
    const {ratio, interval} = contrastOfBlocks(four.map((log, block) => log - one[block]));
    return {value: ratio, ...interval};
  }),
  'gain-no-wait': blockRatio(
    OWN,
    'factorial-kept-coroutine-c16-n2-bench-wait-0-saturated',
    'factorial-kept-blocking-n2-bench-wait-0-saturated',
  ),
  'gain-long-wait': blockRatio(
    OWN,
    'factorial-kept-coroutine-c16-n2-bench-wait-4-saturated',
    'factorial-kept-blocking-n2-bench-wait-4-saturated',
    ratio[1],
  ),
  'processes-over-coroutines': blockRatio(
    OWN,
    `factorial-kept-blocking-n16-${FULL}`,
    `factorial-kept-coroutine-c8-n2-${FULL}`,
  ),
  bridge: blockRatio(
    OWN,
    `factorial-kept-coroutine-c1-n1-${FULL}`,
    `factorial-kept-blocking-n1-${FULL}`,
  ),

  // The first run’s “coroutines” taken apart: more slots, and coroutines in place of as many processes.
  '{contrast}-both': slots('state:step'),
  '{contrast}-step-dropped': slots('step-when-dropped'),
  '{contrast}-step-kept': slots('step-when-kept'),
  // On the logarithmic scale, since parts of an interaction multiply.
  'interaction-left-at-equal-slots': share('log(equal-slots-both) / log(unequal-slots-1-both)'),

  // Symfony and Laravel on Swoole: state, its two parts and waiting, alone and together.
  'state-{app}': ofApp('state'),
  'waiting-{app}': ofApp('waiting'),
  'both-{app}': ofApp('both'),
  'state-blocking-{app}': ofApp('state-blocking'),
  'waiting-dropped-{app}': ofApp('waiting-dropped'),
  'waiting-kept-{app}': ofApp('waiting-kept'),
  'application-{app}': partOfApp('application'),
  'connection-{app}': partOfApp('connection'),
  'both-parts-{app}': partOfApp('application:connection'),
  'application-alone-{app}': partOfApp('application-when-held-coroutine'),
  'connection-blocking-{app}': partOfApp('connection-when-dropped-blocking'),
  'connection-coroutine-{app}': partOfApp('connection-when-dropped-coroutine'),
  'connection-over-application-{app}': ratio[2]((runs, {app}) =>
    connectionOverApplication(runs(FRAMEWORKS_RUN), `swoole-${app}`),
  ),

  // The small application on each runtime: all corners where it can block, kept state in coroutines everywhere.
  'runtime-state-{runtime}': ofRuntime('state'),
  'runtime-waiting-{runtime}': ofRuntime('waiting'),
  'runtime-both-{runtime}': ofRuntime('both'),
  'runtime-state-coroutine-{runtime}': stateOn('{runtime}'),
  'runtime-state-coroutine-fiber': stateOn('factorial'),
  'runtime-most-over-least': ratio[2]((runs) => mostOverLeast(runs(RUNTIMES_RUN))),

  'second-state-2': second('state'),
  'second-waiting-2': second('waiting'),
  'second-both-2': second('both'),
};

function onRuntime(runtime: string, state: string) {
  return `${runtime}-${state}-coroutine-c16-n2-${FULL}`;
}

/** What kept state gives a runtime with coroutines. */
function stateOn(runtime: string): Quantity {
  return blockRatio(RUNTIMES_RUN, onRuntime(runtime, 'kept'), onRuntime(runtime, 'per-request'));
}

/** Throughput of the runtime that served most over that of the one that served least, with everything kept. */
function mostOverLeast(run: Run) {
  const cells = ['factorial', 'swow', 'amphp', 'reactphp'].map((name) => onRuntime(name, 'kept'));
  const pairs = cells.flatMap((over) => cells.map((under) => [over, under] as const));
  const ratios = pairs.map((pair) => pairedCells(run, pair));
  return ratios.reduce((most, each) => (each.value > most.value ? each : most));
}

/**
 * What keeping the connection gives over what keeping the application booted gives, averaged over the ways of waiting: all
 * else cancels out but the cells that keep one of the two.
 */
function connectionOverApplication(run: Run, server: string) {
  const [connection, application] = [
    meanInBlocks(run, `${server}-app-per-request-db-kept`),
    meanInBlocks(run, `${server}-app-kept-db-per-request`),
  ];
  const {ratio, interval} = pairedRatio(connection, application);
  return {value: ratio, ...interval};
}

/** Geometric mean of throughput over the ways of waiting, in each block. */
function meanInBlocks(run: Run, server: string): (number | null)[] {
  const [blocking, coroutine] = ['blocking', 'coroutine-c16'].map((waiting) => {
    const id = `${server}-${waiting}-n2-${FULL}`;
    return valuesByUnit(run, measurementOf(run, id), quantity(run, id, 'throughputPerS'));
  });
  return blocking.map((value, block) => {
    const other = coroutine[block];
    return value === null || other === null ? null : Math.sqrt(value * other);
  });
}
