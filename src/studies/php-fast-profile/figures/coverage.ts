import {figure} from '../../figure.ts';
import {COLOURS, coverageOf, DETAILED, TLDR} from '../read.ts';
import {inPanels} from '../rows.ts';

export default figure({
  runs: [TLDR, DETAILED],
  select: (runs) =>
    inPanels(runs, {
      unit: 'share',
      tokens: COLOURS,
      paths: ['samplesCollected'],
      of: coverageOf,
    }),
  annotations: [
    {id: 'one-more', at: {series: 'pfp', panel: 'tldr', x: 'synthetic-99'}},
    {id: 'already', at: {series: 'phpspy', panel: 'detailed', x: 'framework-99'}},
    {id: 'half', at: {series: 'phpspy', panel: 'tldr', x: 'wordpress-999'}},
  ],
});
