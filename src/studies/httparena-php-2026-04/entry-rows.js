// @ts-check
import {measuredPoint} from '../../../lib/chart-data/measured-point.js';
import {namedRows} from '../../../lib/chart-data/named-rows.js';
import {ENTRIES, inProfile, kindOf, KINDS} from './runs.js';

/**
 * A row for each entry and a panel for each profile, in the colour of how the entry waits and what it keeps.
 *
 * @param {import('../types.js').Run} run
 * @param {{panels: {id: string, y?: {unit: string}}[], unit: string, path: string}} wanted panels by the names of
 *   profiles, and the quantity of the result that all of them show
 */
export const entryRows = (run, {panels, unit, path}) =>
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
