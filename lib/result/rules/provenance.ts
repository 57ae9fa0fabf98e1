import {missing} from './references.ts';
import {quantitiesWithPointers} from './pointers.ts';
import type {RuleProblem} from '../rules.ts';
import type {Run} from '../types.ts';

/** Finds quantities and loads that don't say which table they were read from, or name one that is not there. */
export function checkProvenance(run: Run): RuleProblem[] {
  const tables = Object.keys(run.origin.tables ?? {});
  return [...loadProblems(run, tables), ...quantityProblems(run, tables)];
}

function quantityProblems(run: Run, tables: string[]) {
  return quantitiesWithPointers(run).flatMap(({pointer, quantity}) => {
    if (quantity.from !== undefined) {
      return missing('table-unknown', `${pointer}/from`, quantity.from, tables);
    }
    if (run.origin.kind !== 'published') return [];
    return [{code: 'from-missing', path: pointer, value: quantity.value, params: {known: tables}}];
  });
}

function loadProblems(run: Run, tables: string[]) {
  const loads = [
    {pointer: '/load', load: run.load},
    ...run.measurements.map(({load}, index) => ({pointer: `/measurements/${index}/load`, load})),
  ];
  return loads.flatMap(({pointer, load}) =>
    (load?.from ?? []).flatMap((table: string, index: number) =>
      missing('table-unknown', `${pointer}/from/${index}`, table, tables),
    ),
  );
}
