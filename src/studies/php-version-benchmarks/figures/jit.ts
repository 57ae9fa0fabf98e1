import {address, coloured, figure, measurementOf} from '../../figure.ts';
import {hasCell, RESULTS, TIME, timesOf, WORKLOADS} from '../runs.ts';
import type {Run} from '../../figure.ts';

/** Results in which the JIT was on, with the version that they have with and without it. */
const SHOWN: Record<string, string> = {arm21: '81', first24: '84', metal26: '85'};

/** The iterations of this cell fall apart, as the page says, so that their medians compare nothing. */
const UNSTEADY = 'symfony-85';

const pointOf = (run: Run, app: string, version: string) => {
  const [jit, plain] = [`${app}-${version}-jit`, `${app}-${version}`];
  if (plain === UNSTEADY || !hasCell(run, jit)) return {x: app, y: null};
  const from = [jit, plain].map((id) => address(run, measurementOf(run, id), TIME)).join(' ');
  return {x: app, y: timesOf(run, jit, plain), from};
};

/** Time with the JIT over that without it, of one version each. */
export default figure({
  runs: Object.keys(SHOWN).map((name) => RESULTS[name]),
  select: (runs) => ({
    kind: 'dots',
    x: {unit: 'category', values: [...WORKLOADS]},
    y: {unit: 'ratio'},
    series: Object.entries(SHOWN).map(([name, version], index) =>
      coloured(
        name,
        `group-${index + 1}`,
        WORKLOADS.map((app) => pointOf(runs[index], app, version)),
      ),
    ),
    references: [{id: 'same', y: 1}],
  }),
  annotations: [
    {id: 'wordpress', at: {series: 'metal26', x: 'wordpress'}},
    {id: 'loops', at: {series: 'metal26', x: 'bench'}},
  ],
});
