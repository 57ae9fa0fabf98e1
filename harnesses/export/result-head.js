// @ts-check
import {HarnessError} from '../machine/harness-error.js';
import {CANARY_LIMIT, FOREIGN_LIMIT} from '../protocol/canary.js';

/**
 * @typedef {import('../protocol/entries.js').SessionEntry} SessionEntry
 * @typedef {import('../protocol/entries.js').FinishedEntry} FinishedEntry
 * @typedef {ReturnType<typeof import('./pack-journal.js').packJournal>['about'] & {file: string}} Published the journal’s
 *   own file beside the result
 * @typedef {{study: string, name: string, published: Published}} About what a result file is told of itself
 */

/**
 * Sessions and runs of a journal, which a result file is made of.
 * @template {import('../protocol/entries.js').Entry} Entry
 * @param {import('../protocol/journal.js').Journal<Entry>} journal
 * @param {{remedy: string}} what to do where it has none
 * @returns {{sessions: Extract<Entry, {kind: 'session'}>[], runs: Extract<Entry, {kind: 'run'}>[],
 *   accepted: Extract<Entry, {kind: 'run'}>[]}} at least one session and one accepted run
 */
export function contentOf(journal, {remedy}) {
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
 * @param {{study: string, name: string}} about
 * @param {SessionEntry} session the journal's first
 */
export function headOf({study, name}, session) {
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
 * @param {{ofKind: (kind: 'finished') => FinishedEntry[]}} journal
 * @param {{name: string, sessions: readonly SessionEntry[], runs: readonly {block: number, startedAt: string, accepted?: boolean}[],
 *   published: Published,
 *   pinnedCores?: Record<string, number[]>, canary?: string}} about `published`: the journal's own file beside the
 *   result; `canary`: what follows on the description of the canary
 */
export function originOf(journal, {name, sessions, runs, published, pinnedCores, canary}) {
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

/** @param {number} quietCanaryMs */
function repeatRule(quietCanaryMs) {
  return `quiet ${quietCanaryMs.toFixed(1)} ms; runs beside a canary above ${CANARY_LIMIT} times that, or with more than ${FOREIGN_LIMIT * 100} % of the CPU time used by other programs, are made again, once`;
}

/** What a result file says of every machine. @param {import('../protocol/entries.js').Machine} machine of the journal's session */
export function machineOf({os, kernel, virtualisation, cpuModel, cores, memoryGb}) {
  return {os: `${os}, Linux ${kernel}`, virtualisation, cpuModel, cores, memoryGb};
}

/** @param {Record<string, string>} versions @returns {Record<string, string>} those of programs that are there */
export function presentVersions(versions) {
  return Object.fromEntries(Object.entries(versions).filter(([, version]) => version !== 'absent'));
}
