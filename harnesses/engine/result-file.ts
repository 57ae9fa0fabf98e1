import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {makeFolder, writeWhole} from '../machine/files.ts';
import {failureOf, FOREIGN_LIMIT} from '../machine/gates.ts';
import {HarnessError} from '../machine/harness-error.ts';
import {CANARY_LIMIT} from './conditions.ts';
import {Journal, packJournal} from './journal.ts';
import type {Entry, FinishedEntry, Machine, SessionEntry} from './types.ts';

const ID = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/**
 * Writes the result file of a finished (or broken off) plan, and its journal, packed, beside it.
 *
 * @param from folder with the journal
 * @returns exit code
 */
export async function writeResultFile<E extends Entry>(
  resultFileOf: (journal: Journal<E>, about: About) => {measurements: object[]},
  from: string | undefined,
  options: {root: string; study: string; name?: string; to: string; replace: boolean},
): Promise<number> {
  const {root, study, name, to, replace} = options;
  const folder = resolve(from ?? join(root, 'runs', 'full'));
  if (!existsSync(join(folder, 'journal.ndjson'))) {
    throw new HarnessError(
      `folder ${folder}`,
      'holds no journal',
      'name the folder that --out named, or run a plan first',
    );
  }
  const journal: Journal<E> = Journal.open(folder);
  const first = journal.ofKind('session')[0];
  if (first === undefined) {
    throw new HarnessError(
      journal.path,
      'no session was begun in it',
      'run a plan into its folder first',
    );
  }
  const run = name ?? `${first.plan}-${first.at.slice(0, 10)}`;
  for (const [option, value] of Object.entries({'--study': study, '--name': run})) {
    if (!ID.test(value)) {
      throw new HarnessError(option, `"${value}"`, 'use small letters, digits, dots and hyphens');
    }
  }
  const file = join(resolve(to), study, `${run}.json`);
  if (existsSync(file) && !replace) {
    throw new HarnessError(file, 'exists', 'choose another --name, or overwrite it with --replace');
  }
  const packed = packJournal(journal.path);
  const published = {file: `${run}.journal.ndjson.gz`, ...packed.about};
  const result = resultFileOf(journal, {study, name: run, published});
  makeFolder(dirname(file), {where: 'folder', option: '--to'});
  // The journal first: where writing stops between the two, no result names a journal that isn't there.
  writeWhole(join(dirname(file), published.file), packed.bytes);
  // By way of JSON, which leaves out what is undefined.
  writeWhole(file, `${textOf(JSON.parse(JSON.stringify(result)))}\n`);
  process.stdout.write(`${file}: ${result.measurements.length} measurements\n`);
  return 0;
}

/** Characters of the longest line that a list or an object is put on whole. */
const LINE = 240;

/**
 * JSON in which whatever fits stays on its line, such as a quantity with its repeats: a full run is a few thousand
 * lines, and a changed number is one of them.
 */
function textOf(value: unknown, indent: string = ''): string {
  const line = JSON.stringify(value);
  if (value === null || typeof value !== 'object' || line.length <= LINE) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((each) => inner + textOf(each, inner))
    : Object.entries(value).map(
        ([key, each]) => `${inner}${JSON.stringify(key)}: ${textOf(each, inner)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** the journal’s own file beside the result */
type Published = ReturnType<typeof packJournal>['about'] & {file: string};

/** what a result file is told of itself */
export type About = {study: string; name: string; published: Published};

/**
 * Sessions and runs of a journal, which a result file is made of; each run says in which session it was made, from 1.
 *
 * @param remedy what to do where it has none
 * @returns at least one session and one accepted run
 */
export function contentOf<E extends Entry>(journal: Journal<E>, remedy: string) {
  const sessions = journal.ofKind('session');
  const numbers = sessionNumbers(journal.entries);
  const runs = journal.ofKind('run').map((run) => ({...run, session: numbers.get(run)}));
  const accepted = runs.filter((run) => run.accepted);
  if (sessions.length === 0 || accepted.length === 0) {
    throw new HarnessError(journal.path, 'holds no finished run', remedy);
  }
  return {sessions, runs, accepted};
}

/** Journals of older sessions, which have no gates, are exported as they were, without these numbers. */
function sessionNumbers(entries: readonly Entry[]) {
  const numbers = new Map<Entry, number>();
  let session = 0;
  for (const entry of entries) {
    session += entry.kind === 'session' && entry.gates !== undefined ? 1 : 0;
    if (session > 0) {
      numbers.set(entry, session);
    }
  }
  return numbers;
}

/**
 * First members of a result file of ours: what it is, and how the runs were made, by which harness, commits, commands and
 * seed, when, and what was made again and why.
 *
 * @param how `canary`: what follows on the description of the canary where no run is made again
 */
export function headOf(
  journal: {ofKind: (kind: 'finished') => FinishedEntry[]},
  {study, name, published}: About,
  how: {
    harness: string;
    sessions: readonly SessionEntry[];
    runs: readonly {block: number; startedAt: string; accepted?: boolean}[];
    pinnedCores?: Record<string, number[]>;
    canary?: string;
  },
) {
  const {sessions, runs, pinnedCores, canary} = how;
  const [{at, seed, machine, quietCanaryMs}] = sessions;
  const commits = [...new Set(sessions.map((session) => session.machine.commit.slice(0, 12)))];
  const noisy = {reason: 'noisy host', count: runs.filter((run) => !run.accepted).length};
  return {
    $schema: '../../schema/result.v1.schema.json',
    schemaVersion: 1,
    id: `${study}/${name}`,
    evidence: 'own',
    measuredOn: at.slice(0, 10),
    origin: {
      kind: 'harness',
      harness: {
        name: how.harness,
        version: `${commits.join(', ')}${machine.uncommittedChanges ? ' with uncommitted changes' : ''}`,
        commands: [...new Set(sessions.map(({commandLine}) => commandLine))],
        seed,
        blocks: Math.max(...runs.map(({block}) => block)),
        startedAt: at,
        sessions: sessionsOf(sessions),
        finishedAt: journal.ofKind('finished').at(-1)?.at ?? runs[runs.length - 1].startedAt,
        pinnedCores,
        journal: published,
        canary: `SHA-256 over a fixed block before and after each run; ${canary ?? repeatRule(quietCanaryMs)}`,
        rejectedRuns: canary === undefined ? [noisy] : undefined,
      },
    },
  };
}

/** Sessions by the numbers that runs name; undefined where the journal is older. */
function sessionsOf(sessions: readonly SessionEntry[]) {
  return sessions[0].gates === undefined
    ? undefined
    : sessions.map(({at, machine}, index) => ({
        number: index + 1,
        startedAt: at,
        cpuModel: machine.cpuModel,
      }));
}

/** The tool of a load that a harness makes by itself. */
export function ownTool(name: string, {commit}: Machine, command?: string) {
  return {name: `harness ${name}`, version: commit.slice(0, 12), command};
}

function repeatRule(quietCanaryMs: number) {
  return `quiet ${quietCanaryMs.toFixed(1)} ms; runs beside a canary above ${CANARY_LIMIT} times that, or with more than ${FOREIGN_LIMIT * 100} % of the CPU time used by other programs, are made again, once`;
}

/**
 * What a result file says of the machine, or of the machines where the sessions of a journal were on several: each
 * processor is named, and what the gates said before each session.
 *
 * @param beside what else the environment is
 */
export function environmentOf<Beside extends {settings: Record<string, string>; notes: string[]}>(
  sessions: readonly SessionEntry[],
  beside: Beside,
) {
  const [{cores, memoryGb}] = sessions.map(({machine}) => machine);
  const each = (pick: (machine: Machine) => string) =>
    [...new Set(sessions.map(({machine}) => pick(machine)))].join('; ');
  return {
    os: each(({os, kernel}) => `${os}, Linux ${kernel}`),
    virtualisation: each(({virtualisation}) => virtualisation),
    cpuModel: each(({cpuModel}) => cpuModel),
    cores,
    memoryGb,
    ...beside,
    settings: {...beside.settings, ...gatesOf(sessions)},
    notes: [...beside.notes, ...failuresOf(sessions)],
  };
}

/** What each gate said: once where all sessions agree, else by session. */
function gatesOf(sessions: readonly SessionEntry[]): Record<string, string> {
  const names = new Set(sessions.flatMap(({gates = []}) => gates.map(({name}) => name)));
  const said = (name: string) =>
    sessions.map(({gates = []}) => gates.find((gate) => gate.name === name)?.value ?? 'not read');
  const textOf = (values: string[]) =>
    new Set(values).size === 1
      ? values[0]
      : values.map((value, at) => `session ${at + 1}: ${value}`).join('; ');
  return Object.fromEntries([...names].map((name) => [name, textOf(said(name))]));
}

function failuresOf(sessions: readonly SessionEntry[]) {
  return sessions.flatMap(({gates = []}, at) =>
    gates
      .filter(({state}) => state === 'failed')
      .map((gate) => `Before session ${at + 1} the machine failed a gate: ${failureOf(gate)}.`),
  );
}

/** @returns those of programs that are there */
export function presentVersions(versions: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([, version]) => version !== 'absent'));
}
