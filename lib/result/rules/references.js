// @ts-check
/**
 * Finds systems, scenarios and sources that are referred to and not there, and sources of the same id.
 *
 * @param {import('../types.js').Run} run
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function checkReferences(run) {
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

/**
 * @param {string} code
 * @param {string} path
 * @param {string} value
 * @param {string[]} known
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function missing(code, path, value, known) {
  return known.includes(value) ? [] : [{code, path, value, params: {known}}];
}
