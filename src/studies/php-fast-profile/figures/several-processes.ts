import {figure} from '../../figure.ts';
import {COLOURS, COST, cpuPathsOf, cpuSOf, DETAILED, RATES, TLDR} from '../read.ts';
import {inRows} from '../rows.ts';

export default figure({
  runs: [TLDR, DETAILED, COST],
  select: ([tldr, detailed, cost]) =>
    inRows([tldr, detailed], {
      unit: 's',
      tokens: COLOURS,
      paths: cpuPathsOf,
      source: (run) => (run === tldr ? cost : run),
      of: (run, id) => cpuSOf(run, cost, id),
      cells: RATES.map((rateHz) => ({rateHz, workload: 'multi-pid'})),
    }),
  annotations: [
    {id: 'nothing', at: {series: 'phpspy', x: 'tldr-multi-pid-999'}},
    {id: 'thirty', at: {series: 'phpspy', x: 'detailed-multi-pid-99'}},
  ],
});
