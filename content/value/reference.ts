import {unitOf} from '../../lib/result/units.ts';
import {numberAt} from '../../lib/result/read.ts';
import {computeFormula} from '../../lib/formula/index.ts';
import {memoize} from '../memoize.ts';
import {runFinder} from '../site/runs.ts';
import {ranked} from '../validation/schema-problems.ts';
import type {Named} from '../../lib/quantity/say.ts';
import type {Holes, Quantity, WithEnds} from '../../src/studies/types.ts';
import type {Runs} from '../types.ts';

const SHOWN_NAMES = 6;

type Known = {runs: Runs; quantities: Map<string, Quantity>};

/** `find` throws an Error that lists what there is */
export type StudyQuantities = {
  find: (name: string) => Named;
  has: (name: string) => boolean;
  value: (name: string) => number;
};

/**
 * The quantities of a study by their names, each computed once: those of `quantities.ts`, and any other by its whole
 * reference, `<study>:<name>` or `<run>#<measurement>.<path>`.
 */
export const quantitiesOf = memoize((site: Known, study: string): StudyQuantities => {
  const known: Map<string, Named> = new Map();
  const find = (name: string) => {
    const found = known.get(name) ?? resolveReference(name, site, study);
    known.set(name, found);
    return found;
  };
  const has = (name: string) => {
    try {
      return Boolean(find(name));
    } catch {
      return false;
    }
  };
  return {find, has, value: (name) => find(name).value};
});

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
  if (!inside.includes('.'))
    throw new Error('after # comes <measurement>.<path>, as in trueasync-4.latencyMs.p50');
  const {value, path} = numberAt(runFinder(runs, study)(runId), inside);
  return {value, unit: unitOf(path)?.unit};
}

function fromNamed(of: string, site: Known, study: string | undefined): Named {
  const [ofStudy = '', name] = of.includes(':') ? of.split(':') : [study, of];
  const named = quantityNamed(name, ofStudy, site.quantities);
  if (!named) throw new Error(`no such name; ${listOf(name, ofStudy, site.quantities)}`);
  const {unit, digits, of: calculation} = named.quantity;
  const computed =
    typeof calculation === 'string'
      ? computeFormula(filled(calculation, named.holes), quantitiesOf(site, ofStudy).value)
      : calculation(runFinder(site.runs, ofStudy), named.holes);
  const ends = typeof computed === 'number' ? {value: computed} : computed;
  return {value: ends[named.end] ?? NaN, unit, digits};
}

type Found = {key: string; quantity: Quantity; holes: Holes; end: keyof WithEnds};

/** A quantity by the name that a page writes: its own, with `-low` or `-high` behind it, or one that fits its holes. */
export function quantityNamed(
  name: string,
  study: string | undefined,
  quantities: Known['quantities'],
): Found | undefined {
  const own = quantities.get(`${study}:${name}`);
  if (own) return {key: `${study}:${name}`, quantity: own, holes: {}, end: 'value'};
  const [, stem, end = 'value'] = /^(.*)-(low|high)$/.exec(name) ?? [];
  if (stem) {
    const found = quantityNamed(stem, study, quantities);
    return found?.end === 'value' ? {...found, end: end === 'low' ? 'low' : 'high'} : undefined;
  }
  for (const {key, quantity, pattern} of study ? withHoles(quantities, study) : []) {
    const fit = pattern.exec(name);
    if (fit) return {key, quantity, holes: {...fit.groups}, end: 'value'};
  }
  return undefined;
}

/** Names of a study with holes, those with most letters of their own first; thousands are asked for in a build. */
const withHoles = memoize((quantities: Known['quantities'], study: string) =>
  [...quantities]
    .filter(([key]) => key.startsWith(`${study}:`) && key.includes('{'))
    .map(([key, quantity]) => ({key, quantity, name: key.slice(study.length + 1)}))
    .sort((left, right) => lettersOf(right.name) - lettersOf(left.name))
    .map(({key, quantity, name}) => ({
      key,
      quantity,
      pattern: new RegExp(`^${name.replaceAll(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')}$`),
    })),
);

const lettersOf = (name: string) => name.replaceAll(/\{\w+\}/g, '').length;

/** A formula with what a page wrote in the place of its holes. */
export const filled = (formula: string, holes: Holes) =>
  formula.replaceAll(/\{(\w+)\}/g, (hole, name) => holes[name] ?? hole);

/** The names that come nearest; hundreds would hide them. */
function listOf(name: string, study: string | undefined, quantities: Map<string, Quantity>) {
  const own = [...quantities.keys()].filter((key) => key.startsWith(`${study}:`));
  const names = own.map((key) => key.slice(key.indexOf(':') + 1));
  if (names.length === 0) return `there is no src/studies/${study}/quantities.ts with quantities`;
  const near = ranked(name, names).slice(0, SHOWN_NAMES);
  const more = names.length > near.length ? `, and ${names.length - near.length} more` : '';
  return `src/studies/${study}/quantities.ts has: ${near.join(', ')}${more}`;
}
