// Another machine's run stands beside ours once its id is in the figure's list, as the contributor page says.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import effects from '../../src/studies/state-or-coroutines/figures/effects-2x2.ts';
import {drawFigure, WIDTHS} from './draw.ts';

const own = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../static/data/results/state-or-coroutines/two-cores.json'),
    'utf8',
  ),
);
const other = {...structuredClone(own), id: 'state-or-coroutines/eight-cores'};
for (const {values} of other.measurements) {
  const {throughputPerS} = values;
  throughputPerS.value *= 4;
  throughputPerS.values = throughputPerS.values?.map((value) => value * 4);
}

test('the effects of a second machine are drawn beside those of the first', async () => {
  const points = effects.select([own, other]);
  const designs = points.series.filter(({panel}) => panel === 'effects').map(({id}) => id);
  expect(designs).toEqual(
    ['two-cores', 'eight-cores'].flatMap((run) => [1, 2, 4].map((workers) => `${run}-${workers}`)),
  );
  const svg = await drawFigure(
    {definition: {scales: ['linear'], ...effects, chart: points.kind}, points, name: 'effects-2x2'},
    {t: (key, params) => params?.value ?? key, locale: 'en', width: WIDTHS.wide},
  );
  expect(svg.textContent).toContain('panel.eight-cores-4');
  expect(svg.textContent).toContain('eight-cores-2');
});
