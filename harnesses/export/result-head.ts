import {HarnessError} from '../machine/harness-error.ts';
import {CANARY_LIMIT, FOREIGN_LIMIT} from '../protocol/canary.ts';
import type {
  Entry as EntriesEntry,
  FinishedEntry,
  Machine,
  SessionEntry,
} from '../protocol/entries.ts';
import type {Journal} from '../protocol/journal.ts';
import type {packJournal} from './pack-journal.ts';

/** the journal’s own file beside the result */
export type Published = ReturnType<typeof packJournal>['about'] & {file: string};

/** what a result file is told of itself */
export type About = {study: string; name: string; published: Published};

/**
 * Sessions and runs of a journal, which a result file is made of.
 *
 * @param what to do where it has none
 * @returns at least one session and one accepted run
 */
export function contentOf<Entry extends EntriesEntry>(
  journal: Journal<Entry>,
  {remedy}: {remedy: string},
): {
  sessions: Extract<Entry, {kind: 'session'}>[];
  runs: Extract<Entry, {kind: 'run'}>[];
  accepted: Extract<Entry, {kind: 'run'}>[];
} {
  const sessions = journal.ofKind('session');
  const runs = journal.ofKind('run');
  const accepted = runs.filter((run) => run.accepted);
  if (sessions.length === 0 || accepted.length === 0) {
    throw new HarnessError(journal.path, 'holds no finished run', remedy);
  }
  return {sessions, runs, accepted};
}

/**
 * First members of a result file of ours.
 *
 * @param session the journal's first
 */
export function headOf({study, name}: {study: string; name: string}, session: SessionEntry) {
  return {
    $schema: '../../schema/result.v1.schema.json',
    schemaVersion: 1,
    id: `${study}/${name}`,
    evidence: 'own',
    measuredOn: session.at.slice(0, 10),
  };
}

/**
 * How the runs were made: harness, commits, commands, seed, times, what was made again and why.
 *
 * @param about `published`: the journal's own file beside the result; `canary`: what follows on the description of
 * the canary
 */
export function originOf(
  journal: {ofKind: (kind: 'finished') => FinishedEntry[]},
  {
    name,
    sessions,
    runs,
    published,
    pinnedCores,
    canary,
  }: {
    name: string;
    sessions: readonly SessionEntry[];
    runs: readonly {block: number; startedAt: string; accepted?: boolean}[];
    published: Published;
    pinnedCores?: Record<string, number[]>;
    canary?: string;
  },
) {
  const [{seed, machine, quietCanaryMs}] = sessions;
  const commits = [...new Set(sessions.map((session) => session.machine.commit.slice(0, 12)))];
  return {
    kind: 'harness',
    harness: {
      name,
      version: `${commits.join(', ')}${machine.uncommittedChanges ? ' with uncommitted changes' : ''}`,
      commands: [...new Set(sessions.map(({commandLine}) => commandLine))],
      seed,
      blocks: Math.max(...runs.map(({block}) => block)),
      startedAt: sessions[0].at,
      finishedAt: journal.ofKind('finished').at(-1)?.at ?? runs[runs.length - 1].startedAt,
      ...(pinnedCores === undefined ? {} : {pinnedCores}),
      journal: published,
      canary: `SHA-256 over a fixed block before and after each run; ${canary ?? repeatRule(quietCanaryMs)}`,
      ...(canary === undefined
        ? {
            rejectedRuns: [
              {reason: 'noisy host', count: runs.filter((run) => !run.accepted).length},
            ],
          }
        : {}),
    },
  };
}

function repeatRule(quietCanaryMs: number) {
  return `quiet ${quietCanaryMs.toFixed(1)} ms; runs beside a canary above ${CANARY_LIMIT} times that, or with more than ${FOREIGN_LIMIT * 100} % of the CPU time used by other programs, are made again, once`;
}

/**
 * What a result file says of every machine.
 *
 * @param machine of the journal's session
 */
export function machineOf({os, kernel, virtualisation, cpuModel, cores, memoryGb}: Machine) {
  return {os: `${os}, Linux ${kernel}`, virtualisation, cpuModel, cores, memoryGb};
}

/** @returns those of programs that are there */
export function presentVersions(versions: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([, version]) => version !== 'absent'));
}
