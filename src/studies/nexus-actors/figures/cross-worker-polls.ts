import {figure, quantityAt} from '../../figure.ts';
import {PAGE} from '../runs.ts';
import type {Wanted} from '../../figure.ts';

const LOOKS = [1, 2, 3, 4];
const byRate: Wanted = {of: (value) => (1000 * value('operations')) / value('operationsPerS')};
const byRoundTrip: Wanted = {of: (value) => value('operations') * value('latencyMs.mean')};

/** How long each test took, by what it prints: a rate, or the time of a round trip. */
export default figure({
  runs: [PAGE],
  select: ([run]) => {
    const tests = run.measurements.filter(({parameters}) => parameters?.pollMs);
    return {
      kind: 'bars',
      x: {unit: 'category', values: tests.map(({scenario}) => scenario)},
      y: {unit: 'ms'},
      series: [
        {
          id: 'sockets',
          runtime: 'nexus',
          points: tests.map((each) =>
            quantityAt(run, each, each.values.operationsPerS ? byRate : byRoundTrip, each.scenario),
          ),
        },
      ],
      references: LOOKS.map((look) => ({
        id: `look-${look}`,
        y: look * Number(tests[0].parameters?.pollMs),
      })),
    };
  },
  annotations: [
    {id: 'second', at: {series: 'sockets', x: 'cross-worker-round-trip'}},
    {id: 'one-process', at: {series: 'sockets', x: 'cross-worker-fan-out'}},
  ],
});
