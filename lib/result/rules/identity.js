/**
 * Holds the id against the path that the file has, as far as the path is known.
 *
 * @param {import('../types.js').Run} run
 * @param {{fileName?: string}} place
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function checkIdentity(run, {fileName}) {
  return [...nameProblems(run, fileName), ...duplicateMeasurements(run)];
}

/**
 * @param {import('../types.js').Run} run
 * @param {string | undefined} fileName
 */
function nameProblems({id}, fileName) {
  if (!fileName) return [];
  const named = fileName
    .replace(/\.json$/, '')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.')
    .slice(-2);
  const expected = id.split('/').slice(-named.length).join('/');
  if (expected === named.join('/')) return [];
  return [
    {code: 'id-not-path', path: '/id', value: id, params: {fileName, named: named.join('/')}},
  ];
}

/** @param {import('../types.js').Run} run */
function duplicateMeasurements({measurements}) {
  return measurements.flatMap(({id}, index) => {
    const first = measurements.findIndex((measurement) => measurement.id === id);
    if (first === index) return [];
    return [
      {
        code: 'measurement-duplicate',
        path: `/measurements/${index}/id`,
        value: id,
        params: {first},
      },
    ];
  });
}
