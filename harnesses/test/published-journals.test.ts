import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {readPlan as readActorsPlan} from '../actors/plan.ts';
import {Journal} from '../engine/journal.ts';
import {makeRuns} from '../engine/session.ts';
import {BOOT, bootPlan} from '../http/boot/session.ts';
import {connectPlan} from '../http/connect/session.ts';
import {cellsNamed, probePlan} from '../http/probe/session.ts';
import {readPlan as readHttpPlan} from '../http/protocol/plan.ts';
import {SIDE_BY_SIDE, sideBySide} from '../http/soak/session.ts';
import {readPlan as readProfilersPlan} from '../profilers/plan.ts';

const HARNESSES = join(import.meta.dirname, '..');
const RESULTS = join(HARNESSES, '..', 'static', 'data', 'results');
const PACKED = '.journal.ndjson.gz';

const journals = readdirSync(RESULTS).flatMap((study) =>
  readdirSync(join(RESULTS, study))
    .filter((file) => file.endsWith(PACKED))
    .map((file) => ({study, name: file.slice(0, -PACKED.length)})),
);

/** What the exporter of that day wrote otherwise. */
const WRITTEN_OTHERWISE: Record<string, [now: string, then: string]> = {
  'sampling-profilers/two-cores': [
    '{"reason":"noisy host","count":0}',
    '{"reason":"canary above its limit","count":0},{"reason":"CPU used by other programs","count":0}',
  ],
};

/** Plans whose files were only set in other lines since. */
const FORMATTED_SINCE = ['slots-memory'];

const REPEATS = 6;
const CONNECT_REPEATS = 5;
const PROBE_TIMES = {warmUpS: 2, measureS: 10, timeoutMs: 10_000};

/** The plan that a session was made by, as this version reads it. */
function planOf({plan, commandLine}) {
  if (plan === 'boot') return bootPlan(REPEATS);
  if (plan === 'connect') return connectPlan(CONNECT_REPEATS);
  if (plan === 'probe') {
    const of = (option) => commandLine.match(new RegExp(`--${option} (\\S+)`, 'u'))?.[1];
    const measureS = Number(of('duration') ?? PROBE_TIMES.measureS);
    return probePlan(REPEATS, {...PROBE_TIMES, measureS}, cellsNamed(of('apps')));
  }
  if (commandLine.includes('/actors/')) return readActorsPlan(plan);
  if (commandLine.includes('/profilers/')) return readProfilersPlan(plan);
  const read = readHttpPlan(plan);
  return read.soak === undefined ? read : sideBySide(read, read.runs);
}

/** What says that a run is made, where that isn't a line of its own cell. */
const isDoneOf = ({name, soak}) =>
  name === 'boot' ? BOOT.isDone : soak === undefined ? undefined : SIDE_BY_SIDE.isDone;

async function unpacked(study, name, use) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    const packed = readFileSync(join(RESULTS, study, name + PACKED));
    mkdirSync(join(folder, 'journal'));
    writeFileSync(join(folder, 'journal', 'journal.ndjson'), gunzipSync(packed));
    await use(folder, packed);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

describe.each(journals)('the journal of $study/$name', ({study, name}) => {
  test('gives its published result', () =>
    unpacked(study, name, (folder, packed) => {
      const [session] = Journal.open(join(folder, 'journal')).ofKind('session');
      const [run] = session.commandLine.split(' ');
      const names = ['--study', study, '--name', name, '--to', folder];
      execFileSync(join(HARNESSES, '..', run), ['export', join(folder, 'journal'), ...names]);
      const [now, then] = WRITTEN_OTHERWISE[`${study}/${name}`] ?? ['', ''];
      const result = readFileSync(join(folder, study, `${name}.json`), 'utf8').replace(now, then);
      expect(result).toBe(readFileSync(join(RESULTS, study, `${name}.json`), 'utf8'));
      expect(readFileSync(join(folder, study, name + PACKED)).equals(packed)).toBe(true);
    }));

  test('is resumed by its plan, of which at most whole blocks are left to be made', () =>
    unpacked(study, name, async (folder) => {
      const journal = Journal.open(join(folder, 'journal'));
      const [session] = journal.ofKind('session');
      const plan = planOf(session);
      if (FORMATTED_SINCE.includes(plan.name)) plan.hash = session.planHash;
      // Runs of what the machine lacked are not in the journal.
      const isDone = isDoneOf(plan);
      const made = new Set(
        journal.entries.map((entry) => entry.cell?.id ?? `${entry.app}.${entry.variant}`),
      );
      const file = readFileSync(join(RESULTS, study, `${name}.json`), 'utf8');
      const {blocks} = JSON.parse(file).origin.harness;
      const runs = plan.runs.filter(({cell, servers}) => servers ?? made.has(cell.id));
      const context = {plan, runs, journal, seed: 1, commandLine: 'test', tell: () => {}};
      await makeRuns(context, {
        isDone,
        describe: async () => ({machine: session.machine}),
        make: (_session, {cell}, block) =>
          expect(block, `${cell.id} in block ${block} is missing`).toBeGreaterThan(blocks),
      });
      const [then, now = then] = journal.ofKind('finished');
      expect(now?.runs).toBe(then?.runs);
      expect(journal.ofKind('session').at(-1).seed).toBe(session.seed);
    }));
});
