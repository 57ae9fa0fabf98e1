import type {RuleProblem} from '../rules.ts';
import type {Run} from '../types.ts';

/** Finds systems, scenarios and sources that are referred to and not there, and sources of the same id. */
export function checkReferences(run: Run): RuleProblem[] {
  const {measurements, systems, scenarios, origin} = run;
  const sources = (origin.sources ?? []).map((source) => source.id);
  const tables = Object.entries(origin.tables ?? {});
  return [
    ...measurements.flatMap(({system, scenario}, index) => [
      ...missing('system-unknown', `/measurements/${index}/system`, system, Object.keys(systems)),
      ...missing(
        'scenario-unknown',
        `/measurements/${index}/scenario`,
        scenario,
        Object.keys(scenarios),
      ),
    ]),
    ...tables.flatMap(([table, {source}]) =>
      missing('source-unknown', `/origin/tables/${table}/source`, source, sources),
    ),
    ...sources.flatMap((id, index) =>
      sources.indexOf(id) === index
        ? []
        : [{code: 'source-duplicate', path: `/origin/sources/${index}/id`, value: id, params: {}}],
    ),
  ];
}

export function missing(code: string, path: string, value: string, known: string[]): RuleProblem[] {
  return known.includes(value) ? [] : [{code, path, value, params: {known}}];
}
