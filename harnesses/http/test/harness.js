import {spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {WORK_FOLDER_PREFIX} from '../../machine/work-folder.js';

const TESTS = dirname(fileURLToPath(import.meta.url));
const RUN = join(dirname(TESTS), 'run');
export const RUNTIMES = join(TESTS, 'fixtures', 'runtimes');

/** @param {string} name */
export function fixturePlan(name) {
  return join(TESTS, 'fixtures', 'plans', `${name}.json`);
}

/** A folder that is removed when the test is over. @param {(folder: string) => any} work */
export async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'harness-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Starts a harness's command, that of the HTTP harness unless told otherwise. @param {string[]} args */
export function startHarness(args, run = RUN) {
  const child = spawn(run, args, {env: {...process.env, BC_RUNTIMES: RUNTIMES}});
  const output = {text: ''};
  child.stdout.on('data', (piece) => (output.text += piece));
  child.stderr.on('data', (piece) => (output.text += piece));
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve({code, signal, output: output.text})),
  );
  return {child, output, ended};
}

/** @param {string[]} args */
export function runHarness(args, run = RUN) {
  return startHarness(args, run).ended;
}

/** @param {string} folder */
export function readJournal(folder) {
  return readFileSync(join(folder, 'journal.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Command lines of living processes that mention the work folder of a harness. @param {number} pid */
export function processesOfHarness(pid) {
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
