import {figure} from '../../figure.ts';
import {COLOURS, COST, cpuPathsOf, cpuSOf, DETAILED, TLDR} from '../read.ts';
import {inPanels} from '../rows.ts';

export default figure({
  runs: [TLDR, DETAILED, COST],
  select: ([tldr, detailed, cost]) =>
    inPanels([tldr, detailed], {
      unit: 's',
      tokens: COLOURS,
      paths: cpuPathsOf,
      source: (run) => (run === tldr ? cost : run),
      of: (run, id) => cpuSOf(run, cost, id),
    }),
  annotations: [
    {id: 'start', at: {series: 'phpspy', panel: 'detailed', x: 'framework-99'}},
    {id: 'gone', at: {series: 'phpspy', panel: 'tldr', x: 'framework-99'}},
    {id: 'idle', at: {series: 'phpspy', panel: 'detailed', x: 'synthetic-999'}},
  ],
});
