import {unitOf} from '../../lib/result/units.js';
import {valueOf} from '../../lib/result/read.js';
import {runFinder} from '../site/runs.js';

/**
 * Evaluates what a `<Value of>` refers to: `<run>#<measurement>.<path>` straight from a result
 * file, or `<study>:<name>` from `src/studies/<study>/quantities.js`.
 *
 * @param {string} of
 * @param {{runs: import('../site/runs.js').Runs, quantities: Map<string, object>}} site
 * @returns {{value: number, unit: string, digits?: number}}
 * @throws {Error} that says what doesn't exist and lists what does
 */
export function resolveReference(of, site) {
  const found = of.includes('#') ? fromResult(of, site) : fromNamed(of, site);
  if (!Number.isFinite(found.value)) throw new Error(`it is ${found.value}, not a finite number`);
  return found;
}

function fromResult(of, {runs}) {
  const [runId, inside] = of.split('#');
  const dot = inside.indexOf('.');
  if (dot < 1)
    throw new Error('after # comes <measurement>.<path>, as in trueasync-4.latencyMs.p50');
  const path = inside.slice(dot + 1);
  const value = valueOf(runFinder(runs)(runId), inside.slice(0, dot), path);
  return {value, unit: unitOf(path)?.unit};
}

function fromNamed(of, {runs, quantities}) {
  const [study] = of.split(':');
  const named = quantities.get(of);
  if (!named) throw new Error(`no such name; ${listOf(study, quantities)}`);
  const value = named.of(runFinder(runs, study));
  return {value, unit: named.unit, digits: named.digits};
}

function listOf(study, quantities) {
  const names = [...quantities.keys()].filter((key) => key.startsWith(`${study}:`));
  if (names.length === 0) return `there is no src/studies/${study}/quantities.js with quantities`;
  return `src/studies/${study}/quantities.js has: ${names.map((key) => key.split(':')[1]).join(', ')}`;
}
