import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {watch} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import type {ChildProcess} from 'node:child_process';

/** something that writes, and that is killed */
export interface Subject {
  name: string;
  /** puts everything into the state before */
  prepare: () => void | Promise<void>;
  /** what is killed */
  run: {command: string; args: string[]; cwd: string; env?: NodeJS.ProcessEnv};
  /** folders that it writes into */
  watched: () => string[];
  /** at what a kill has left; `output` is what was said before it */
  look: (output: string) => Look;
  /** runs it again; gives what is wrong then */
  settle: () => Promise<string[]>;
}

/** `where` the kill hit, for the count; what is half or lost */
export type Look = {where: string; faults: string[]};

export type Journal = {
  kills: number;
  where: Record<string, number>;
  faults: string[];
  seconds: number;
};

/**
 * Kills a subject again and again by SIGKILL, with all that it has started: in turn at any moment of its run, and just
 * after one of its changes to a watched folder, as most of a run writes nothing.
 */
export async function killAgainAndAgain(
  subject: Subject,
  kills: number,
  tell: (line: string) => void = () => undefined,
): Promise<Journal> {
  const begin = performance.now();
  await subject.prepare();
  const {ms, changes} = await wholeRun(subject);
  const where: Record<string, number> = {};
  const faults = [];
  for (let number = 1; number <= kills; number += 1) {
    await subject.prepare();
    const moment = momentOf(number, ms, changes);
    const look = subject.look(await killedRun(subject, moment));
    const found = [...look.faults, ...(await subject.settle())];
    where[look.where] = (where[look.where] ?? 0) + 1;
    faults.push(...found.map((fault) => `kill ${number} (${moment.text}): ${fault}`));
    tell(`${subject.name} ${number}/${kills}: ${moment.text}: ${look.where}`);
  }
  return {kills, where, faults, seconds: (performance.now() - begin) / 1000};
}

/** `change` 0: counted from the start */
export type Moment = {afterMs: number; change: number; text: string};

/**
 * @param number of the kill
 * @param ms of a whole run
 * @param changes of a whole run
 */
function momentOf(number: number, ms: number, changes: number): Moment {
  if (number % 2 === 0 || changes === 0) {
    const afterMs = Math.random() * ms;
    return {afterMs, change: 0, text: `after ${afterMs.toFixed(0)} ms`};
  }
  const change = 1 + Math.floor(Math.random() * changes);
  const afterMs = Math.random() < 0.5 ? 0 : Math.random() * 5;
  return {afterMs, change, text: `${afterMs.toFixed(1)} ms after change ${change} of ${changes}`};
}

async function wholeRun(subject: Subject) {
  let changes = 0;
  const stopWatching = watchAll(subject.watched(), () => (changes += 1));
  const begin = performance.now();
  const {status, output} = await ended(start(subject.run));
  const ms = performance.now() - begin;
  stopWatching();
  if (status !== 0) throw new Error(`${subject.name} fails without any kill:\n${output()}`);
  return {ms, changes};
}

/** @returns what it said */
async function killedRun(subject: Subject, {afterMs, change}: Moment): Promise<string> {
  const begun = start(subject.run);
  const end = ended(begun);
  let seen = 0;
  let reached: () => void = () => undefined;
  const isReached = new Promise((resolve) => (reached = () => resolve(undefined)));
  const stopWatching = watchAll(change > 0 ? subject.watched() : [], () => {
    seen += 1;
    if (seen === change) reached();
  });
  if (change > 0) await Promise.race([isReached, end]);
  if (afterMs > 0) await Promise.race([sleep(afterMs), end]);
  kill(begun.child);
  stopWatching();
  await end;
  return begun.output();
}

function start({command, args, cwd, env}: Subject['run']) {
  // in a group of its own, so that what it has started dies with it
  const child = spawn(command, args, {cwd, env: {...process.env, ...env}, detached: true});
  let said = '';
  const listen = (part: Buffer) => (said = (said + part).slice(-4000));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return {child, output: () => said};
}

async function ended({child, output}: ReturnType<typeof start>) {
  const [status] = await once(child, 'close');
  return {status, output};
}

function kill({pid}: ChildProcess) {
  try {
    process.kill(-Number(pid), 'SIGKILL');
  } catch {
    // it had ended
  }
}

function watchAll(folders: readonly string[], onChange: () => void) {
  const watchers = folders.map((folder) => watch(folder, onChange));
  return () => watchers.forEach((watcher) => watcher.close());
}

/** Runs a subject to its end. */
export async function runToEnd(
  run: Subject['run'],
): Promise<{status: number | null; output: string}> {
  const {status, output} = await ended(start(run));
  return {status, output: output()};
}
