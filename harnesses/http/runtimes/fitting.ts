import {findCommand, runToEnd} from '../../machine/commands.ts';
import {versionOf} from '../../machine/environment.ts';

/** How a program is asked: command, arguments, pattern whose first group is the answer. */
export type Question = [command: string, args: string[], pattern: string];

/** What a program prints when it is as it has to be. */
export interface Saying {
  asked: Question;
  /** what it lacks otherwise */
  what: string;
}

/** A range of versions: from the one, up to the other and without it. */
type Range = [from: string, before: string];

/** A program and a Composer package that speak one protocol in some of their versions only. */
export interface Pair {
  program: Question;
  library: string;
  /** which versions understand each other, with the reason */
  fit: Array<{program: Range; library: Range; why: string}>;
}

/** as a runtime.json says it */
interface Versioned {
  id: string;
  /** of its own program, and of the PHP in it */
  versions?: {own: Question; php?: Question};
}

type Lack = {what: string; install?: string} | null;

export const versionSaid = ([command, args, pattern]: Question): Promise<string> =>
  versionOf([command, args, new RegExp(pattern)]);

/** Versions that a runtime's own program tells, under the names by which a session keeps them. */
export async function versionsOf({id, versions}: Versioned): Promise<Record<string, string>> {
  const questions = {[id]: versions?.own, [phpOf(id)]: versions?.php};
  const told: Record<string, string> = {};
  for (const [name, question] of Object.entries(questions)) {
    if (question !== undefined) {
      told[name] = await versionSaid(question);
    }
  }
  return told;
}

/** Name of the version of the PHP that is part of a runtime's program. */
export const phpOf = (id: string) => `php of ${id}`;

/** What a program that is here should say and doesn't; one that is absent is told as that already. */
export async function lackOfSaying({asked: [name, args, pattern], what}: Saying): Promise<Lack> {
  const command = findCommand(name);
  if (command === null) return null;
  const {stdout, stderr} = await runToEnd(command, args);
  return new RegExp(pattern).test(stdout + stderr) ? null : {what};
}

/**
 * Whether a program and a package that are both here understand each other; what is absent is told as that already.
 *
 * @param installed versions of packages
 */
export async function lackOfPair(pair: Pair, installed: Record<string, string>): Promise<Lack> {
  const [name] = pair.program;
  const library = installed[pair.library];
  if (library === undefined || findCommand(name) === null) return null;
  const program = await versionSaid(pair.program);
  const lack = misfit(pair, {program, library});
  return lack === null ? null : {what: `a fitting pair: ${name} is ${program}, ${lack}`};
}

/** Why two versions don't fit, with the versions that would; null where they fit. */
export function misfit(
  {library: name, fit}: Pair,
  {program, library}: {program: string; library: string},
): string | null {
  const row = fit.find((each) => isIn(program, each.program));
  if (row === undefined) {
    const known = fit.map(({program: [from, before]}) => `${from} to before ${before}`);
    return `of which no fitting ${name} is known (known: ${known.join(', ')})`;
  }
  const [from, before] = row.library;
  return isIn(library, row.library)
    ? null
    : `${name} is ${library}; it has to be ${from} or later and before ${before}: ${row.why}`;
}

const isIn = (version: string, [from, before]: Range) =>
  compare(version, from) >= 0 && compare(version, before) < 0;

/** Numbers of a version, part by part; what follows a hyphen isn't looked at. */
function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((version) =>
    version.replace(/^v/, '').split('-')[0].split('.').map(Number),
  );
  const at = [0, 1, 2].find((part) => (left[part] ?? 0) !== (right[part] ?? 0));
  return at === undefined ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}
