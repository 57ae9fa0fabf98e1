// @ts-check
import {COLOURS, COST, cpuPathsOf, cpuSOf, DETAILED, TLDR} from '../read.js';
import {inPanels} from '../rows.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [TLDR, DETAILED, COST],
  select: ([tldr, detailed, cost]) =>
    inPanels([tldr, detailed], {
      unit: 's',
      tokens: COLOURS,
      paths: cpuPathsOf,
      source: (run) => (run === tldr ? cost : run),
      of: (run, id) => cpuSOf(run, cost, id),
    }),
  chart: 'ranked-bars',
  scales: ['linear'],
  annotations: [
    {id: 'start', at: {series: 'phpspy', panel: 'detailed', x: 'framework-99'}},
    {id: 'gone', at: {series: 'phpspy', panel: 'tldr', x: 'framework-99'}},
    {id: 'idle', at: {series: 'phpspy', panel: 'detailed', x: 'synthetic-999'}},
  ],
};
