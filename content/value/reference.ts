import {unitOf} from '../../lib/result/units.ts';
import {valueOf} from '../../lib/result/read.ts';
import {runFinder} from '../site/runs.ts';
import {ranked} from '../validation/suggest.ts';
import type {Named} from '../../lib/quantity/say.ts';
import type {Quantity, Runs} from '../types.ts';

const SHOWN_NAMES = 6;

export type Known = {runs: Runs; quantities: Map<string, Quantity>};

/**
 * Evaluates what a page, text or claim refers to: `<run>#<measurement>.<path>` straight from a result file,
 * `<study>:<name>` from `src/studies/<study>/quantities.ts`, or, inside a study, `<name>` alone.
 *
 * @param study that it is read in
 * @throws {Error} that says what doesn't exist and lists what does
 */
export function resolveReference(of: string, site: Known, study?: string): Named {
  const found = of.includes('#') ? fromResult(of, site, study) : fromNamed(of, site, study);
  if (!Number.isFinite(found.value)) throw new Error(`it is ${found.value}, not a finite number`);
  return found;
}

function fromResult(of: string, {runs}: Known, study: string | undefined) {
  const [runId, inside] = of.split('#');
  const dot = inside.indexOf('.');
  if (dot < 1)
    throw new Error('after # comes <measurement>.<path>, as in trueasync-4.latencyMs.p50');
  const path = inside.slice(dot + 1);
  const value = valueOf(runFinder(runs, study)(runId), inside.slice(0, dot), path);
  return {value, unit: unitOf(path)?.unit};
}

function fromNamed(of: string, {runs, quantities}: Known, study: string | undefined) {
  const [ofStudy, name] = of.includes(':') ? of.split(':') : [study, of];
  const named = quantities.get(`${ofStudy}:${name}`);
  if (!named) throw new Error(`no such name; ${listOf(name, ofStudy, quantities)}`);
  const value = named.of(runFinder(runs, ofStudy));
  return {value, unit: named.unit, digits: named.digits};
}

/** The names that come nearest; hundreds would hide them. */
function listOf(name: string, study: string | undefined, quantities: Map<string, Quantity>) {
  const own = [...quantities.keys()].filter((key) => key.startsWith(`${study}:`));
  const names = own.map((key) => key.slice(key.indexOf(':') + 1));
  if (names.length === 0) return `there is no src/studies/${study}/quantities.ts with quantities`;
  const near = ranked(name, names).slice(0, SHOWN_NAMES);
  const more = names.length > near.length ? `, and ${names.length - near.length} more` : '';
  return `src/studies/${study}/quantities.ts has: ${near.join(', ')}${more}`;
}
