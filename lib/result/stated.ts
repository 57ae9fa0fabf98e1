import {loadOf, measurementOf, quantity} from './read.ts';
import type {Harness, Known, Load, Run} from './types.ts';

type LoadNumber = {
  [name in keyof Load]-?: Load[name] extends Known | undefined ? name : never;
}[keyof Load];

// Numbers that a calculation can't do without. Each asks for one, and where the file says `unknown` or nothing throws a
// RangeError that names the place.

/** @param where it stands, for the message: `load.maxVus of run “study/run”` */
export function requireNumber(value: number | string | undefined, where: string): number {
  if (typeof value === 'number') return value;
  throw new RangeError(
    `${where} is ${value === undefined ? 'missing' : `“${value}”`}, and a number is computed from it. ` +
      'Add it to the result file if the source states it, or leave out what is computed from it.',
  );
}

/** A number of a measurement's load, its own or the run's, such as `vus`. */
export function loadNumber(run: Run, id: string, name: LoadNumber): number {
  const load = loadOf(run, measurementOf(run, id));
  return requireNumber(load[name], `load.${name} of run “${run.id}”, measurement “${id}”,`);
}

/** A number of a run's load, where no measurement states its own. */
export const runLoadNumber = ({id, load}: Run, name: LoadNumber): number =>
  requireNumber(load[name], `load.${name} of run “${id}”`);

/**
 * A number inside a text.
 *
 * @param pattern whose first group, or the whole of it, is the number
 */
export function numberIn(text: string | undefined, pattern: RegExp, where: string): number {
  const found = text?.match(pattern);
  return requireNumber(found ? Number(found[1] ?? found[0]) : text, where);
}

/**
 * A number among the settings of a system, which a file holds as text.
 *
 * @param pattern as `numberIn` takes it; a number at the beginning unless it says otherwise
 */
export function settingNumber(
  {id, systems}: Run,
  system: string,
  name: string,
  pattern: RegExp = /^\d+(?:\.\d+)?/u,
): number {
  const where = `systems.${system}.settings.${name} of run “${id}”`;
  return numberIn(systems[system]?.settings?.[name], pattern, where);
}

/** Workers of a measurement. */
export const workersOf = (run: Run, id: string): number =>
  requireNumber(measurementOf(run, id).workers, `workers of run “${run.id}”, measurement “${id}”,`);

/** A value with the ends of its interval, by its path, such as `memoryMb.perActor`. */
export function valueWithEnds(
  run: Run,
  id: string,
  path: string,
): {value: number; low: number; high: number} {
  const {value, interval} = quantity(run, id, path);
  if (interval) return {value, low: interval.low, high: interval.high};
  throw new RangeError(
    `run “${run.id}”, measurement “${id}” has no interval of “${path}”. Measure it more often, or show the value alone.`,
  );
}

/** How a harness made a run. */
export function harnessOf({id, origin}: Run): Harness {
  if (origin.harness) return origin.harness;
  throw new RangeError(
    `run “${id}” is of kind “${origin.kind}”: it has no record of a harness. Choose a run that a harness made.`,
  );
}

/** Runs that a session made again, all reasons together. */
export const madeAgain = (run: Run): number =>
  (harnessOf(run).rejectedRuns ?? []).reduce((sum, {count}) => sum + count, 0);

/** Cores of the machine of a run. */
export const coresOf = ({id, environment}: Run): number =>
  requireNumber(environment.cores, `environment.cores of run “${id}”`);

/** A number of what a scenario asks for. */
export const scenarioNumber = (
  {id, scenarios}: Run,
  scenario: string,
  name: 'queriesPerRequest' | 'ioWaitPerQueryMs' | 'processes',
): number =>
  requireNumber(scenarios[scenario]?.[name], `scenarios.${scenario}.${name} of run “${id}”`);
