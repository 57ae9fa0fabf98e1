import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {WORK_FOLDER_PREFIX} from '../machine/files.ts';

const POLL_MS = 50;
const POLLS = 600;

/** A folder that is removed when the test is over. */
export async function withFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'harness-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Starts a harness's command.
 *
 * @param run its path
 * @param env what differs from this process's
 */
export function startHarness(run: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  // This Node comes first, so that the child is the harness itself and not one that starts another Node.
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn(run, args, {env: {...process.env, PATH, ...env}});
  const output = {text: ''};
  child.stdout.on('data', (piece) => (output.text += piece));
  child.stderr.on('data', (piece) => (output.text += piece));
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve({code, signal, output: output.text})),
  );
  return {child, output, ended};
}

/**
 * The environment of a machine that has Node and nothing else, neither PHP nor a load tool: what a command refuses
 * there for its options is refused everywhere.
 *
 * @param folder for a folder of programs
 */
export function nodeAlone(folder: string): NodeJS.ProcessEnv {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  symlinkSync(process.execPath, join(programs, 'node'));
  return {PATH: programs};
}

export function readJournal(folder: string) {
  return readFileSync(join(folder, 'journal.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Runs in the journal of a folder; none while it isn't there yet or its last line is being written. */
export function finishedRuns(folder: string) {
  try {
    return readJournal(folder).filter(({kind}) => kind === 'run');
  } catch {
    return [];
  }
}

/** Command lines of living processes that mention the work folder of a harness. */
export function processesOfHarness(pid: number) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const about = ['cmdline', 'environ'].map((file) =>
          readFileSync(`/proc/${name}/${file}`, 'latin1'),
        );
        return about.join(' ').includes(`${WORK_FOLDER_PREFIX}${pid}-`)
          ? about[0].replaceAll('\0', ' ')
          : null;
      } catch {
        return null;
      }
    })
    .filter((line) => line !== null && line !== '');
}

export async function waitUntil(condition: () => boolean, message: () => string) {
  for (let attempt = 0; attempt < POLLS; attempt += 1) {
    if (condition()) {
      return;
    }
    await sleep(POLL_MS);
  }
  throw new Error(message());
}
