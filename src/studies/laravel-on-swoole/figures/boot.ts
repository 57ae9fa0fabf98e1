import {address, figure, measuredPoint, measurementOf, valueOf, coloured} from '../../figure.ts';
import {BOOT} from '../cells.ts';
import type {Run} from '../../figure.ts';

const ROWS = [
  ...['laravel-no-opcache', 'laravel-opcache', 'laravel-preload'],
  ...['symfony-no-opcache', 'symfony-opcache', 'symfony-preload', 'small-opcache'],
];
/** Parts as the file has them, joined where a picture of seven would be too fine. */
const STAGES = {
  autoload: {token: 'group-1', parts: ['autoload']},
  application: {token: 'group-2', parts: ['container', 'routing']},
  connection: {token: 'group-3', parts: ['connection']},
  answer: {token: 'group-4', parts: ['handling', 'queries']},
  rest: {token: 'model-decline', parts: ['rest']},
};

function pointOf(run: Run, row: string, parts: readonly string[]) {
  const ids = parts.map((part) => `${row}.${part}`);
  if (ids.length === 1) return measuredPoint(run, measurementOf(run, ids[0]), 'cpuMs', row);
  return {
    x: row,
    y: ids.reduce((sum, id) => sum + valueOf(run, id, 'cpuMs'), 0),
    from: address(run, measurementOf(run, ids[0]), 'cpuMs'),
  };
}

export default figure({
  runs: [BOOT],
  select: ([run]) => ({
    kind: 'stacked-bars',
    x: {unit: 'category', values: ROWS},
    y: {unit: 'ms'},
    series: Object.entries(STAGES).map(([id, {token, parts}]) =>
      coloured(
        id,
        token,
        ROWS.map((row) => pointOf(run, row, parts)),
      ),
    ),
  }),
  annotations: [{id: 'container', at: {series: 'application', x: 'laravel-opcache'}}],
});
