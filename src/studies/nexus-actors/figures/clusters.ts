import {acrossParameter, figure} from '../../figure.ts';

/** Clusters that don't talk to each other, so this is what a machine can do, and nothing waits for a lock. */
export default figure({
  runs: ['nexus-actors/cluster-tcp'],
  select: ([run]) =>
    acrossParameter(run, {
      kind: 'lines',
      x: 'workers',
      scenario: 'clusters',
      paths: [
        {id: 'messages', unit: 'count', of: (value) => value('messagesPerS') / 1000},
        {id: 'cores', path: 'cpuCores'},
      ],
    }),
  annotations: [
    {id: 'plateau', at: {series: 'tcp', panel: 'messages', x: 12}},
    {id: 'cores', at: {series: 'tcp', panel: 'cores', x: 16}},
  ],
});
