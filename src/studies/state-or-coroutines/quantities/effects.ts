import {cornerEffects, partEffects} from '../../../../lib/chart-data/corner-effects.ts';
import {effectInBlocks} from '../../../../lib/chart-data/effect-in-blocks.ts';
import {contrastOfBlocks} from '../../../../lib/statistics/contrast.ts';
import {connectionOverApplication} from './parts.ts';
import {OWN, effect, ratioInBlocks, withEnds} from './read.ts';
import type {Quantities} from '../../types.ts';

export type EffectsOf = Parameters<typeof effect>[1];

const corners: (workers: number) => EffectsOf = (workers) => (runs) =>
  cornerEffects(runs(OWN), {workers});
const parts: (workers: number) => EffectsOf = (workers) => (runs) =>
  partEffects(runs(OWN), {workers});

/** Coroutines with four workers over coroutines with one, within blocks. */
const fewerByWorkers = withEnds('waiting-4-over-1', {unit: 'ratio', digits: 2}, (runs) => {
  const [four, one] = [4, 1].map((workers) => effectInBlocks(runs(OWN), {workers}, 'waiting'));
  const {ratio, interval} = contrastOfBlocks(four.map((log, block) => log - one[block]));
  return {value: ratio, ...interval};
});

const mainEffects = (workers: number) => ({
  ...effect(`state-${workers}`, corners(workers), 'state'),
  ...effect(`waiting-${workers}`, corners(workers), 'waiting'),
  ...effect(`both-${workers}`, corners(workers), 'state:waiting'),
});

/** What keeping state and waiting in coroutines do to throughput, alone and together. */
export const effects: Quantities = {
  ...mainEffects(1),
  ...mainEffects(2),
  ...mainEffects(4),
  ...effect('state-blocking-1', corners(1), 'state-when-blocking'),
  ...effect('state-coroutine-1', corners(1), 'state-when-coroutine'),
  ...effect('waiting-dropped-1', corners(1), 'waiting-when-dropped'),
  ...effect('waiting-kept-1', corners(1), 'waiting-when-kept'),
  ...effect('application-2', parts(2), 'application', 2),
  ...effect('connection-2', parts(2), 'connection', 2),
  ...effect('waiting-by-parts-2', parts(2), 'waiting'),
  ...effect('both-parts-2', parts(2), 'application:connection', 2),
  ...effect('boot-alone-2', parts(2), 'application-when-held-coroutine', 2),
  ...effect('boot-alone-4', parts(4), 'application-when-held-coroutine', 2),

  ...fewerByWorkers,
  ...connectionOverApplication('connection-over-application-2', OWN, {workers: 2}),

  ...ratioInBlocks(
    'all-1',
    ['kept', 'coroutine', {workers: 1}],
    ['dropped', 'blocking', {workers: 1}],
    0,
  ),
  ...ratioInBlocks(
    'gain-no-wait',
    ['kept', 'coroutine', {workers: 2, ioWaitMs: 0}],
    ['kept', 'blocking', {workers: 2, ioWaitMs: 0}],
  ),
  ...ratioInBlocks(
    'processes-over-coroutines',
    ['kept', 'blocking', {workers: 16}],
    ['kept', 'coroutine', {workers: 2, coroutinesPerWorker: 8}],
  ),
  ...ratioInBlocks(
    'processes-over-coroutines-dropped',
    ['dropped', 'blocking', {workers: 16}],
    ['dropped', 'coroutine', {workers: 1}],
  ),
  ...ratioInBlocks(
    'one-worker-over-processes',
    ['kept', 'coroutine', {workers: 1}],
    ['kept', 'blocking', {workers: 16}],
  ),
  ...ratioInBlocks(
    'gain-long-wait',
    ['kept', 'coroutine', {workers: 2, ioWaitMs: 4}],
    ['kept', 'blocking', {workers: 2, ioWaitMs: 4}],
    1,
  ),
  ...ratioInBlocks(
    'bridge',
    ['kept', 'coroutine', {workers: 1, coroutinesPerWorker: 1}],
    ['kept', 'blocking', {workers: 1}],
  ),
};
