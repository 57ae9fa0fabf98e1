import {inPanels} from './in-panels.ts';
import type {Run} from './measured-point.ts';
import type {Points} from './types.ts';

/**
 * Quantities of one system in two settings, as joined pairs over the number of workers, a panel for each
 * quantity.
 *
 * @param wanted the run's systems are `<system>-<setting>`; `settings` become the parts
 * @returns kind `pairs`
 * @throws {RangeError} as `byWorkers` does, or when a setting has no system in the run
 */
export function beforeAndAfter(
  run: Run,
  {
    system,
    runtime,
    settings,
    panels,
  }: {
    system: string;
    runtime: string;
    settings: [string, string];
    panels: {id: string; path: string}[];
  },
): Points {
  const missing = settings.filter((setting) => !run.systems[`${system}-${setting}`]);
  if (missing.length > 0) {
    throw new RangeError(
      `beforeAndAfter: run “${run.id}” has no system ${missing.map((each) => `“${system}-${each}”`).join(', ')}; ` +
        `there are: ${Object.keys(run.systems).join(', ')}.`,
    );
  }
  const points = inPanels(
    panels.map(({id, path}) => ({id, path, run})),
    {kind: 'pairs'},
  );
  return {
    ...points,
    parts: [...settings],
    references: [],
    series: settings.flatMap((setting) =>
      points.series
        .filter(({id}) => id === `${system}-${setting}`)
        .map((series) => ({...series, id: system, runtime, part: setting})),
    ),
  };
}
