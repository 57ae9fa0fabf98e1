import {waitInServices} from '../waits.ts';
import type {FigureDefinition} from '../../types.ts';

const UTILISATIONS = [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95];
const SERVERS = {1: 'stage-io', 4: 'stage-queue', 16: 'stage-php'};

export default {
  runs: [],
  select: () => ({
    kind: 'lines',
    x: {unit: 'percent', values: UTILISATIONS.map((each) => Math.round(100 * each))},
    y: {unit: 'ratio'},
    series: Object.entries(SERVERS).map(([servers, token]) => ({
      id: `servers-${servers}`,
      runtime: null,
      token,
      points: UTILISATIONS.map((utilisation) => ({
        x: Math.round(100 * utilisation),
        y: waitInServices(Number(servers), utilisation),
      })),
    })),
  }),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'nine', at: {series: 'servers-1', x: 90}},
    {id: 'pooled', at: {series: 'servers-16', x: 90}},
  ],
} satisfies FigureDefinition;
