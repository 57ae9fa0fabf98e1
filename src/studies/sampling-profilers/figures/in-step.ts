import {address, coloured, figure, measurementOf, valueOf} from '../../figure.ts';
import {beat, blocksOf, COLOURS, OWN, SAMPLERS} from '../read.ts';
import type {Run} from '../../types.ts';

const PATH = 'shareOfSamples.a';

const pointsOf = (run: Run, id: string) =>
  blocksOf(run, id, PATH).map((y, index) => ({
    ...{x: String(index + 1), y, single: true as const},
    from: address(run, measurementOf(run, id), PATH),
  }));

/** Share of samples in the function that has 60 % of the time, of a program in step with the sampler, block by block. */
export default figure({
  runs: [OWN],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: pointsOf(run, beat('pfp')).map(({x}) => x)},
    y: {unit: 'share'},
    references: [{id: 'truth', y: valueOf(run, beat('pfp'), 'shareOfTime.a')}],
    series: SAMPLERS.map((name) => coloured(name, COLOURS[name], pointsOf(run, beat(name)))),
  }),
  annotations: [{id: 'drifts', at: {series: 'phpspy', x: '1'}}],
});
