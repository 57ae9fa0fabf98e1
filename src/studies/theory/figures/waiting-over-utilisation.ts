import {coloured, figure} from '../../figure.ts';
import {waitInServices} from '../waits.ts';

const PERCENT = [50, 60, 70, 80, 85, 90, 95];
const pointsOf = (servers: number) =>
  PERCENT.map((x) => ({x, y: waitInServices(servers, x / 100)}));

export default figure({
  runs: [],
  select: () => ({
    kind: 'lines',
    x: {unit: 'percent', values: PERCENT},
    y: {unit: 'ratio'},
    series: [
      coloured('servers-1', 'stage-io', pointsOf(1)),
      coloured('servers-4', 'stage-queue', pointsOf(4)),
      coloured('servers-16', 'stage-php', pointsOf(16)),
    ],
  }),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'nine', at: {series: 'servers-1', x: 90}},
    {id: 'pooled', at: {series: 'servers-16', x: 90}},
  ],
});
