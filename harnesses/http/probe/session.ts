import {createHash} from 'node:crypto';
import {describeMachine} from '../../machine/environment.ts';
import {beginSession} from '../../protocol/begin-session.ts';
import {makeBlocks} from '../../protocol/blocks.ts';
import {isRunDone, makeRun} from '../../protocol/make-run.ts';
import {beginProgress} from '../../protocol/progress.ts';
import {coresOf} from '../protocol/placement.ts';
import {PROGRAMS, withExtensions} from '../protocol/session.ts';
import {errorOf} from './comparison.ts';
import {measureProbe} from './measure-probe.ts';
import type {Journal} from '../../protocol/journal.ts';
import type {Measured} from '../../protocol/make-run.ts';
import type {Cell} from '../protocol/cell.ts';
import type {ProbeEntry} from '../protocol/entries.ts';
import type {Place} from '../protocol/place.ts';
import type {Outcome} from './measure-probe.ts';

/**
 * Makes every run that the journal doesn't hold yet: each cell once in each block, in a random order of its own.
 *
 * @param what.runs those that this machine can make
 */
export async function runProbeSession({
  runs,
  repeats,
  times,
  journal,
  place,
  tell,
  ...about
}: {
  runs: Array<{cell: Cell}>;
  repeats: number;
  times: {warmUpS: number; measureS: number; timeoutMs: number};
  seed: number | null;
  commandLine: string;
  journal: Journal<ProbeEntry>;
  place: Place;
  tell: (line: string) => void;
}) {
  const {seed, quietCanaryMs} = beginSession(planOf(repeats, times), journal, {
    seed: about.seed,
    commandLine: about.commandLine,
    measures: 'probe',
    machine: await withExtensions(await describeMachine(PROGRAMS), runs),
    placements: {shared: coresOf('shared')},
    tool: place.tool,
  });
  const total = runs.length * repeats;
  const progress = beginProgress(journal, total, tell);
  const plan = {noise: 'repeat' as const};
  const session = {journal, plan, quietCanaryMs, progress, tell};
  await makeBlocks({
    runs,
    repeats,
    seed,
    isDone: (run, block) => isRunDone(journal, run, block),
    make: (run, block) =>
      makeRun(session, {
        name: run.cell.id,
        block,
        make: () => measureProbe(run.cell, times, place),
        about: () => ({seed}),
        textOf: measuredText,
      }),
  });
  journal.append({kind: 'finished', at: new Date().toISOString(), runs: total});
}

/** Other times or another number of repeats are another plan: their runs can't be told from these. */
function planOf(repeats: number, times: {warmUpS: number; measureS: number; timeoutMs: number}) {
  const text = JSON.stringify([repeats, times]);
  return {name: 'probe', hash: createHash('sha256').update(text).digest('hex').slice(0, 12)};
}

/** What a measured run gave, in a few words. */
function measuredText({comparison}: Measured<Outcome, {seed: number}>) {
  const {probe, harness} = comparison;
  const said = (name: 'cpuMs' | 'ioMs') =>
    `${probe[name].toFixed(2)} of ${harness[name].toFixed(2)} ms (${signedPercent(errorOf(comparison, name))})`;
  return `T_cpu ${said('cpuMs')}, T_io ${said('ioMs')}`;
}

/** @param share with its sign, such as "−3.1 %" */
export function signedPercent(share: number) {
  return `${share >= 0 ? '+' : '−'}${(100 * Math.abs(share)).toFixed(1)} %`;
}
