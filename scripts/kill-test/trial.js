// @ts-check
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {watch} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

/**
 * @typedef {object} Subject something that writes, and that is killed
 * @property {string} name
 * @property {() => void | Promise<void>} prepare puts everything into the state before
 * @property {{command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv}} run what is killed
 * @property {() => string[]} watched folders that it writes into
 * @property {(output: string) => Look} look at what a kill has left; `output` is what was said before it
 * @property {() => Promise<string[]>} settle runs it again; gives what is wrong then
 *
 * @typedef {{where: string, faults: string[]}} Look `where` the kill hit, for the count; what is half or lost
 * @typedef {{kills: number, where: Record<string, number>, faults: string[], seconds: number}} Journal
 */

/**
 * Kills a subject again and again by SIGKILL, with all that it has started: in turn at any moment of its run, and just
 * after one of its changes to a watched folder, as most of a run writes nothing.
 *
 * @param {Subject} subject
 * @param {number} kills
 * @param {(line: string) => void} [tell]
 * @returns {Promise<Journal>}
 */
export async function killAgainAndAgain(subject, kills, tell = () => undefined) {
  const begin = performance.now();
  await subject.prepare();
  const {ms, changes} = await wholeRun(subject);
  /** @type {Record<string, number>} */
  const where = {};
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

/** @typedef {{afterMs: number, change: number, text: string}} Moment `change` 0: counted from the start */

/** @param {number} number of the kill @param {number} ms of a whole run @param {number} changes of a whole run @returns {Moment} */
function momentOf(number, ms, changes) {
  if (number % 2 === 0 || changes === 0) {
    const afterMs = Math.random() * ms;
    return {afterMs, change: 0, text: `after ${afterMs.toFixed(0)} ms`};
  }
  const change = 1 + Math.floor(Math.random() * changes);
  const afterMs = Math.random() < 0.5 ? 0 : Math.random() * 5;
  return {afterMs, change, text: `${afterMs.toFixed(1)} ms after change ${change} of ${changes}`};
}

/** @param {Subject} subject */
async function wholeRun(subject) {
  let changes = 0;
  const stopWatching = watchAll(subject.watched(), () => (changes += 1));
  const begin = performance.now();
  const {status, output} = await ended(start(subject.run));
  const ms = performance.now() - begin;
  stopWatching();
  if (status !== 0) throw new Error(`${subject.name} fails without any kill:\n${output()}`);
  return {ms, changes};
}

/** @param {Subject} subject @param {Moment} moment @returns {Promise<string>} what it said */
async function killedRun(subject, {afterMs, change}) {
  const begun = start(subject.run);
  const end = ended(begun);
  let seen = 0;
  /** @type {() => void} */
  let reached = () => undefined;
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

/** @param {Subject['run']} run */
function start({command, args, cwd, env}) {
  // in a group of its own, so that what it has started dies with it
  const child = spawn(command, args, {cwd, env: {...process.env, ...env}, detached: true});
  let said = '';
  const listen = (/** @type {Buffer} */ part) => (said = (said + part).slice(-4000));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return {child, output: () => said};
}

/** @param {ReturnType<typeof start>} begun */
async function ended({child, output}) {
  const [status] = await once(child, 'close');
  return {status, output};
}

/** @param {import('node:child_process').ChildProcess} child */
function kill({pid}) {
  try {
    process.kill(-Number(pid), 'SIGKILL');
  } catch {
    // it had ended
  }
}

/** @param {readonly string[]} folders @param {() => void} onChange */
function watchAll(folders, onChange) {
  const watchers = folders.map((folder) => watch(folder, onChange));
  return () => watchers.forEach((watcher) => watcher.close());
}

/**
 * Runs a subject to its end.
 *
 * @param {Subject['run']} run
 * @returns {Promise<{status: number | null, output: string}>}
 */
export async function runToEnd(run) {
  const {status, output} = await ended(start(run));
  return {status, output: output()};
}
