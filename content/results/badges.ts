import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {EQUIVALENCE_MARGIN} from '../../lib/statistics/compare.ts';
import {agreementOf} from '../../lib/result/agreement.ts';
import type {Agreement, Repeated} from '../../lib/result/agreement.ts';
import type {Measurement, Run} from '../../lib/result/types.ts';

export const BADGES = ['available', 'functional', 'reproduced'] as const;

/** Of the pairs that any session decides, those in which another session says the opposite; more is no reproduction. */
export const MOST_CONTRADICTIONS = 0.05;

export interface Badges {
  /** the journal, with every run that was made, is published */
  available: boolean;
  /** the harness that made the result is in the repository, and has the plan or command still */
  functional: boolean;
  /** a second session, or another machine, put the systems into the same order */
  reproduced: boolean;
  /** what the last one rests on; nothing where nobody measured twice */
  agreement?: Agreement & {by: 'sessions' | 'machines'};
}

/** Results that can have badges: those of our own harnesses. */
export const hasBadges = ({origin}: Run) => origin.kind === 'harness';

/**
 * What a result was shown to be, by what lies in the repository.
 *
 * @param root folder of the repository
 * @param runs all, of which one may hold the same measurements from another machine
 */
export function badgesOf(run: Run, runs: Iterable<Run>, root: string): Badges {
  const {harness} = run.origin;
  const agreement = agreementOfRun(run, runs);
  return {
    available: harness?.journal !== undefined,
    functional: (harness?.commands ?? []).some((command) => isRunnable(command, root)),
    reproduced: agreement !== undefined && isAgreed(agreement),
    ...(agreement && {agreement}),
  };
}

/** Nothing decided is nothing reproduced. */
const isAgreed = ({decided, contradicted}: Agreement) =>
  decided > 0 && contradicted / decided <= MOST_CONTRADICTIONS;

const COMMAND = /^harnesses\/([a-z]+)\/run (?:plan )?([\w-]+)(?= |$)/u;

/** A command names a plan of its harness, or a part of it with a folder of its own. */
function isRunnable(command: string, root: string) {
  const [, harness, name] = COMMAND.exec(command) ?? [];
  if (!harness) return false;
  const folder = join(root, 'harnesses', harness);
  return [join(folder, 'plans', `${name}.json`), join(folder, name)].some((path) =>
    existsSync(path),
  );
}

function agreementOfRun(run: Run, runs: Iterable<Run>): Badges['agreement'] {
  const inSessions = run.measurements.flatMap(bySession);
  if (inSessions.length > 1)
    return {by: 'sessions', ...agreementOf(inSessions, EQUIVALENCE_MARGIN)};
  const [onBoth = []] = [...runs]
    .filter((other) => isElsewhere(run, other))
    .map((other) => run.measurements.flatMap((one) => onOther(one, other)))
    .sort((a, b) => b.length - a.length);
  // What was repeated of it in part says nothing of the rest.
  const isMost = onBoth.length > run.measurements.length / 2;
  return isMost ? {by: 'machines', ...agreementOf(onBoth, EQUIVALENCE_MARGIN)} : undefined;
}

/** What measurements are compared by: requests a second, or where none were sent, the time of one operation. */
const mainOf = ({values}: Measurement) => values.throughputPerS ?? values.wallMs;

/** Measurements with one value for each of several sessions. */
function bySession(measurement: Measurement): Repeated[] {
  const values = mainOf(measurement)?.values ?? [];
  const sessions = (measurement.runs ?? []).map(({session}) => session);
  const isEach = new Set(sessions).size === values.length && sessions.length === values.length;
  return isEach && values.length > 1 ? [{group: groupOf(measurement), values}] : [];
}

/** Only what was measured under the same load is compared. */
const groupOf = ({scenario, parameters, load}: Measurement) =>
  JSON.stringify([scenario, parameters, load?.model]);

/** Another result of the same study, with the same measurements, from another processor. */
const isElsewhere = (run: Run, other: Run) =>
  other.id !== run.id &&
  other.id.split('/')[0] === run.id.split('/')[0] &&
  other.environment.cpuModel !== run.environment.cpuModel &&
  other.measurements.some((one) => run.measurements.some(({id}) => id === one.id));

function onOther(measurement: Measurement, other: Run): Repeated[] {
  const same = other.measurements.find(({id}) => id === measurement.id);
  const values = [mainOf(measurement)?.value, same && mainOf(same)?.value];
  const stated = values.filter((value) => value !== undefined);
  return stated.length === 2 ? [{group: groupOf(measurement), values: stated}] : [];
}
