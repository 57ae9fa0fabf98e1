/**
 * Steps from one version of the result schema to the next: the version that a step starts from, and the function
 * that takes a result of it and gives one of the next. The first version is 1, so there is no step yet; a new version
 * brings `from-1.ts` beside this file, a line here and its test.
 */
export const STEPS: Readonly<Record<number, (run: object) => object>> = Object.freeze({});

/** The first version that was ever published. */
export const OLDEST = 1;

/**
 * Brings a result to the newest version of the schema, step by step.
 *
 * @param run content of a result file of any version; left as it is
 * @returns `run` has `schemaVersion` `to`, and keeps the order of its members
 */
export function migrate(
  run: any,
  steps: Readonly<Record<number, (run: any) => any>> = STEPS,
): {
  run?: any;
  from?: number;
  to: number;
  problem?: {code: string; path: string; value?: unknown; params: object};
} {
  const newest = newestOf(steps);
  const from = run?.schemaVersion;
  const problem = problemOf(from, newest);
  if (problem) return {to: newest, problem: {path: '/schemaVersion', value: from, ...problem}};
  let migrated = run;
  for (let version = from; version < newest; version += 1) {
    migrated = {...steps[version](migrated), schemaVersion: version + 1};
  }
  return {run: migrated, from, to: newest};
}

function newestOf(steps: Readonly<Record<number, unknown>>) {
  return Math.max(OLDEST, ...Object.keys(steps).map((version) => Number(version) + 1));
}

function problemOf(version: unknown, newest: number): {code: string; params: object} | undefined {
  if (version === undefined) return {code: 'version-missing', params: {}};
  if (typeof version !== 'number' || !Number.isInteger(version) || version < OLDEST) {
    return {code: 'version-unknown', params: {oldest: OLDEST}};
  }
  return version > newest ? {code: 'version-newer', params: {newest}} : undefined;
}
