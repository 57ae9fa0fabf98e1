// @ts-check
import {missing} from './references.js';
import {quantitiesWithPointers} from './pointers.js';

/**
 * Finds quantities and loads that don't say which table they were read from, or name one that is not there.
 *
 * @param {import('../types.js').Run} run
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function checkProvenance(run) {
  const tables = Object.keys(run.origin.tables ?? {});
  return [...loadProblems(run, tables), ...quantityProblems(run, tables)];
}

/** @param {import('../types.js').Run} run @param {string[]} tables */
function quantityProblems(run, tables) {
  return quantitiesWithPointers(run).flatMap(({pointer, quantity}) => {
    if (quantity.from !== undefined) {
      return missing('table-unknown', `${pointer}/from`, quantity.from, tables);
    }
    if (run.origin.kind !== 'published') return [];
    return [{code: 'from-missing', path: pointer, value: quantity.value, params: {known: tables}}];
  });
}

/** @param {import('../types.js').Run} run @param {string[]} tables */
function loadProblems(run, tables) {
  const loads = [
    {pointer: '/load', load: run.load},
    ...run.measurements.map(({load}, index) => ({pointer: `/measurements/${index}/load`, load})),
  ];
  return loads.flatMap(({pointer, load}) =>
    (load?.from ?? []).flatMap((/** @type {string} */ table, /** @type {number} */ index) =>
      missing('table-unknown', `${pointer}/from/${index}`, table, tables),
    ),
  );
}
