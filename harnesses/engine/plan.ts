import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {HarnessError} from '../machine/harness-error.ts';
import type {Plan} from './session.ts';
import type {PlannedRun} from './types.ts';

/** what the file of a plan holds in any harness */
export interface PlanFile {
  name: string;
  repeats: number;
  noise?: 'repeat' | 'record';
}

/**
 * Reads a plan by its name in a folder of plans, or by its path, and expands it. A run that it asks for twice is made
 * once.
 *
 * @param expand checks the members that it reads; `where` is the plan's place in messages
 */
export function readPlan<C extends PlanFile, R extends PlannedRun>(
  nameOrPath: string,
  folder: string,
  expand: (content: C, where: string) => R[],
): C & Plan<R> {
  const path = nameOrPath.endsWith('.json') ? nameOrPath : join(folder, `${nameOrPath}.json`);
  const text = readText(path, folder);
  const content: C = parse(text, path);
  const runs = new Map<string, R>();
  for (const run of expand(content, `plan ${path}`)) {
    const key = `${run.cell.id}|${run.point}`;
    runs.set(key, runs.get(key) ?? run);
  }
  return {
    ...content,
    noise: content.noise ?? 'repeat',
    hash: hashOf(text),
    runs: [...runs.values()],
  };
}

/** Another hash is another plan: the runs of the one can't be told from those of the other. */
export function hashOf(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function readText(path: string, folder: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
    throw new HarnessError(
      `plan ${path}`,
      'cannot be read',
      `name one of plans/ (${names.join(', ')}) or the path of a plan file`,
    );
  }
}

function parse(text: string, path: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HarnessError(
      `plan ${path}`,
      `is no JSON: ${(error as Error).message}`,
      'repair the file; plans/smoke.json is an example',
    );
  }
}

/** Refuses a list of a plan that is none, or holds what isn't known. */
export function requireKnown(
  values: readonly string[],
  allowed: readonly string[],
  where: string,
  isKnown: (name: string) => boolean = (name) => allowed.includes(name),
) {
  const unknown = Array.isArray(values) ? values.find((value) => !isKnown(value)) : values;
  if (!Array.isArray(values) || unknown !== undefined) {
    throw new HarnessError(
      where,
      `${JSON.stringify(unknown) ?? 'nothing'} is not known`,
      `list some of: ${allowed.join(', ')}`,
    );
  }
}

/** @param least any number above 0 unless told */
export function requireNumber(value: unknown, where: string, least?: number) {
  if (typeof value !== 'number' || !(value >= (least ?? Number.MIN_VALUE))) {
    const wanted = least === undefined ? ' above 0' : `, ${least} or more`;
    throw new HarnessError(where, JSON.stringify(value) ?? 'is missing', `give a number${wanted}`);
  }
}

/** A whole number of the command line; `name` is its option. */
export function wholeNumber(name: string, text: string, least: number = 1) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || text.trim() === '') {
    throw new HarnessError(name, `"${text}"`, `give a whole number, ${least} or more`);
  }
  return value;
}

/** Every combination of a value from each list; those of the last list change quickest. */
export function product<T extends Record<string, readonly unknown[]>>(lists: T) {
  return Object.entries(lists).reduce<object[]>(
    (made, [name, values]) =>
      made.flatMap((one) => values.map((value) => ({...one, [name]: value}))),
    [{}],
  ) as {[name in keyof T]: T[name][number]}[];
}

/** What has an id, such as a runtime that a plan names; `more` follows on the ids that there are. */
export function findById<T extends {id: string}>(
  kind: string,
  id: string,
  all: readonly T[],
  more: string = '',
): T {
  const found = all.find((each) => each.id === id);
  if (found === undefined) {
    const known = all.map((each) => each.id).join(', ');
    throw new HarnessError(`${kind} "${id}"`, 'is not known', `choose one of: ${known}${more}`);
  }
  return found;
}

/** Pseudo-random numbers in [0, 1) from a seed (mulberry32): the same order again when a run is resumed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The order of one block: every run once, shuffled by the seed and the block's number (Fisher–Yates), so that a drift of
 * the machine meets all runs alike.
 */
export function orderOfBlock<T>(runs: T[], seed: number, block: number): T[] {
  const random = randomFrom(seed + block * 7919);
  const order = [...runs];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const k = Math.floor(random() * (i + 1));
    [order[i], order[k]] = [order[k], order[i]];
  }
  return order;
}
