// @ts-check
import {unitOf} from '../../lib/result/units.js';
import {valueOf} from '../../lib/result/read.js';
import {runFinder} from '../site/runs.js';
import {ranked} from '../validation/suggest.js';

/** @import {Quantity, Runs} from '../types.js' */

const SHOWN_NAMES = 6;

/**
 * Evaluates what a page, text or claim refers to: `<run>#<measurement>.<path>` straight from a result file,
 * `<study>:<name>` from `src/studies/<study>/quantities.js`, or, inside a study, `<name>` alone.
 *
 * @param {string} of
 * @param {Known} site
 * @param {string} [study] that it is read in
 * @returns {import('../../lib/quantity/say.js').Named}
 * @throws {Error} that says what doesn't exist and lists what does
 *
 * @typedef {{runs: Runs, quantities: Map<string, Quantity>}} Known
 */
export function resolveReference(of, site, study) {
  const found = of.includes('#') ? fromResult(of, site, study) : fromNamed(of, site, study);
  if (!Number.isFinite(found.value)) throw new Error(`it is ${found.value}, not a finite number`);
  return found;
}

/** @param {string} of @param {Known} site @param {string | undefined} study */
function fromResult(of, {runs}, study) {
  const [runId, inside] = of.split('#');
  const dot = inside.indexOf('.');
  if (dot < 1)
    throw new Error('after # comes <measurement>.<path>, as in trueasync-4.latencyMs.p50');
  const path = inside.slice(dot + 1);
  const value = valueOf(runFinder(runs, study)(runId), inside.slice(0, dot), path);
  return {value, unit: unitOf(path)?.unit};
}

/** @param {string} of @param {Known} site @param {string | undefined} study */
function fromNamed(of, {runs, quantities}, study) {
  const [ofStudy, name] = of.includes(':') ? of.split(':') : [study, of];
  const named = quantities.get(`${ofStudy}:${name}`);
  if (!named) throw new Error(`no such name; ${listOf(name, ofStudy, quantities)}`);
  const value = named.of(runFinder(runs, ofStudy));
  return {value, unit: named.unit, digits: named.digits};
}

/**
 * The names that come nearest; hundreds would hide them.
 *
 * @param {string} name
 * @param {string | undefined} study
 * @param {Map<string, Quantity>} quantities
 */
function listOf(name, study, quantities) {
  const own = [...quantities.keys()].filter((key) => key.startsWith(`${study}:`));
  const names = own.map((key) => key.slice(key.indexOf(':') + 1));
  if (names.length === 0) return `there is no src/studies/${study}/quantities.js with quantities`;
  const near = ranked(name, names).slice(0, SHOWN_NAMES);
  const more = names.length > near.length ? `, and ${names.length - near.length} more` : '';
  return `src/studies/${study}/quantities.js has: ${near.join(', ')}${more}`;
}
