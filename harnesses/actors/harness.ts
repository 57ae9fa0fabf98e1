import {makeRun} from '../engine/runs.ts';
import {runPlan} from '../engine/session.ts';
import {describeMachine} from '../machine/environment.ts';
import {readIfThere, withWorkFolder} from '../machine/files.ts';
import {estimateSeconds, readPlan} from './plan.ts';
import {resultFileOf} from './result-file.ts';
import {choosePinning, measuredText, roundsOf, runOnce, taskOf} from './run-once.ts';
import {missingForMode, missingForRuntime, MODES, RUNTIMES} from './runtimes.ts';
import type {Harness} from '../engine/command-line.ts';
import type {Needs} from '../engine/doctor.ts';
import type {Experiment} from '../engine/session.ts';
import type {Plan, PlannedRun} from './plan.ts';
import type {Entry, Place} from './run-once.ts';

const TIMEOUT_S = 60;

const needs: Needs = {
  programs: [
    {name: 'php', install: 'apt-get install php-cli (8.2 or later)'},
    {name: 'setpriv', install: 'apt-get install util-linux'},
    {name: 'taskset', install: 'apt-get install util-linux'},
  ],
  cores: () => {
    const {single, pair} = choosePinning();
    return `One process runs on core ${single}, two processes on ${pair}.`;
  },
  tellParts: async (say) => {
    const tell = async (id: string, missing: string | null) => {
      say(missing === null ? `present  ${id}` : `absent   ${id}: ${missing}`);
      return missing === null;
    };
    const found = [];
    for (const id of RUNTIMES) found.push(await tell(id, await missingForRuntime(id)));
    for (const id of MODES) await tell(id, await missingForMode(id));
    return {present: found.filter(Boolean).length, what: 'runtime'};
  },
};

/** A run is a fresh PHP process that measures one scenario, on one runtime in one mode. */
const experiment: Experiment<PlannedRun, Plan, Place, Entry> = {
  needs: [
    {of: ({cell}) => cell.runtime, lackOf: missingForRuntime},
    {of: ({cell}) => cell.mode, lackOf: missingForMode},
  ],
  estimateSeconds,
  lend: (work) =>
    withWorkFolder((folder) => work({work: folder, pinning: choosePinning(), timeoutS: TIMEOUT_S})),
  describe: async (_runs, {pinning}, {warmUpS, windowS}) => ({
    pinning,
    machine: await describeMachine(),
    ...{warmUpS, windowS, maxMapCount: maxMapCount()},
  }),
  make: async (session, {cell}, block) => {
    const rounds = await roundsOf(session, cell);
    await makeRun(session, {
      name: cell.id,
      block,
      make: () => runOnce(cell, taskOf(cell, rounds), session.place),
      textOf: measuredText,
    });
  },
};

export const HARNESS: Harness<{}, Entry> = {
  name: 'actors',
  study: 'actors-on-fibers',
  needs,
  plans: ['smoke', 'full'],
  runPlan: (name, options) => runPlan(readPlan(name), experiment, options),
  resultFileOf,
  help: {plans: 'about a minute, about 13 minutes'},
};

/** Memory areas that the kernel lets a process have: each coroutine's stack takes some. */
const maxMapCount = () => readIfThere('/proc/sys/vm/max_map_count')?.trim() ?? 'unknown';
