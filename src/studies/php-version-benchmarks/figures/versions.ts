import {address, coloured, figure, measurementOf} from '../../figure.ts';
import {BASE, hasCell, PAGES, rangeOver, RESULTS, TIME} from '../runs.ts';
import type {Run} from '../../figure.ts';

/** One result for each span of versions: the only ones that reach so far. */
const SHOWN = ['arm21', 'june24', 'metal26'];
const VERSIONS = ['74', '80', '81', '82', '83', '84', '85'];

const pointOf = (run: Run, app: string, version: string) => {
  const [cell, base] = [version, BASE].map((each) => `${app}-${each}`);
  if (!hasCell(run, cell)) return {x: version, y: null};
  const from = [cell, base].map((id) => address(run, measurementOf(run, id), TIME)).join(' ');
  return {x: version, ...rangeOver(run, cell, base), from};
};

/** Time of the pages by version, over that of 8.2 in the same result. */
export default figure({
  runs: SHOWN.map((name) => RESULTS[name]),
  select: (runs) => ({
    kind: 'dots',
    x: {unit: 'category', values: VERSIONS},
    y: {unit: 'ratio'},
    panels: PAGES.map((id) => ({id})),
    series: PAGES.flatMap((app) =>
      runs.flatMap((run, index) =>
        hasCell(run, `${app}-${BASE}`)
          ? [
              {
                ...coloured(
                  SHOWN[index],
                  `group-${index + 1}`,
                  VERSIONS.map((version) => pointOf(run, app, version)),
                ),
                panel: app,
              },
            ]
          : [],
      ),
    ),
    references: PAGES.map((panel) => ({id: 'base', y: 1, panel})),
  }),
  annotations: [
    {id: 'step', at: {series: 'arm21', panel: 'laravel', x: '81'}},
    {id: 'apart', at: {series: 'metal26', panel: 'symfony', x: '82'}},
  ],
});
