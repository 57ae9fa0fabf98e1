import {measuredPoint} from '../../../lib/chart-data/measured-point.ts';
import {namedRows} from '../../../lib/chart-data/named-rows.ts';
import {ENTRIES, inProfile, kindOf, KINDS} from './runs.ts';
import type {Run} from '../types.ts';

/**
 * A row for each entry and a panel for each profile, in the colour of how the entry waits and what it keeps.
 *
 * @param wanted panels by the names of profiles, and the quantity of the result that all of them show
 */
export const entryRows = (
  run: Run,
  {panels, unit, path}: {panels: {id: string; y?: {unit: string}}[]; unit: string; path: string},
) =>
  namedRows({
    rows: ENTRIES,
    unit,
    panels,
    series: panels.flatMap(({id: profile}) =>
      Object.entries(KINDS).map(([id, token]) => ({
        id,
        token,
        panel: profile,
        at: (entry) =>
          kindOf(run, entry) === id
            ? measuredPoint(run, inProfile(run, entry, profile), path, entry)
            : null,
      })),
    ),
  });
