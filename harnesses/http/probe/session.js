// @ts-check
import {createHash} from 'node:crypto';
import {describeMachine} from '../../machine/environment.js';
import {beginSession} from '../../protocol/begin-session.js';
import {makeBlocks} from '../../protocol/blocks.js';
import {isRunDone, makeRun} from '../../protocol/make-run.js';
import {beginProgress} from '../../protocol/progress.js';
import {coresOf} from '../protocol/placement.js';
import {PROGRAMS, withExtensions} from '../protocol/session.js';
import {errorOf} from './comparison.js';
import {measureProbe} from './measure-probe.js';

/** @import {Measured} from '../../protocol/make-run.js' */
/** @import {Outcome} from './measure-probe.js' */

/**
 * Makes every run that the journal doesn't hold yet: each cell once in each block, in a random order of its own.
 * @param {object} what
 * @param {Array<{cell: import('../protocol/cell.js').Cell}>} what.runs those that this machine can make
 * @param {number} what.repeats
 * @param {{warmUpS: number, measureS: number, timeoutMs: number}} what.times
 * @param {number|null} what.seed
 * @param {string} what.commandLine
 * @param {import('../../protocol/journal.js').Journal<import('../protocol/entries.js').ProbeEntry>} what.journal
 * @param {import('../protocol/place.js').Place} what.place
 * @param {(line: string) => void} what.tell
 */
export async function runProbeSession({runs, repeats, times, journal, place, tell, ...about}) {
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
  const plan = {noise: /** @type {const} */ ('repeat')};
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

/**
 * Other times or another number of repeats are another plan: their runs can't be told from these.
 *
 * @param {number} repeats
 * @param {{warmUpS: number, measureS: number, timeoutMs: number}} times
 */
function planOf(repeats, times) {
  const text = JSON.stringify([repeats, times]);
  return {name: 'probe', hash: createHash('sha256').update(text).digest('hex').slice(0, 12)};
}

/** What a measured run gave, in a few words. @param {Measured<Outcome, {seed: number}>} run */
function measuredText({comparison}) {
  const {probe, harness} = comparison;
  /** @param {'cpuMs' | 'ioMs'} name */
  const said = (name) =>
    `${probe[name].toFixed(2)} of ${harness[name].toFixed(2)} ms (${signedPercent(errorOf(comparison, name))})`;
  return `T_cpu ${said('cpuMs')}, T_io ${said('ioMs')}`;
}

/** @param {number} share with its sign, such as "−3.1 %" */
export function signedPercent(share) {
  return `${share >= 0 ? '+' : '−'}${(100 * Math.abs(share)).toFixed(1)} %`;
}
