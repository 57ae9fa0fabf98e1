import {coloured, figure, inSystemPoint, loadNumber, measurementOf} from '../../figure.ts';
import type {Run} from '../../types.ts';

/** Requests in flight by Little's law over the connections that there were. */
const share = (run: Run, id: string, isUnsupported = false) => {
  const {y = null, from} = inSystemPoint(run, measurementOf(run, id), id) ?? {};
  const unsupported = isUnsupported && {unsupported: true as const};
  return {
    ...{x: id, y: y === null ? null : y / loadNumber(run, id, 'vus'), single: true as const},
    ...{...unsupported, from},
  };
};

export default figure({
  runs: ['hyperf/hyperf-wrk'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: ['readme', 'source-004']},
    y: {unit: 'ratio'},
    series: [
      coloured('readme', 'group-1', [share(run, 'readme')]),
      coloured('source-004', 'group-3', [share(run, 'source-004', true)]),
    ],
    references: [{id: 'possible', y: 1}],
  }),
  annotations: [
    {id: 'agrees', at: {series: 'readme', x: 'readme'}},
    {id: 'impossible', at: {series: 'source-004', x: 'source-004'}},
  ],
});
