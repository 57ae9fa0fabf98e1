// A run of the harness becomes pictures: the smoke run of CI where BC_SMOKE_RESULT names its file, else the published one.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {acrossCells} from '../../lib/chart-data/across-cells.ts';
import {
  APPLICATION,
  cellAt,
  CONNECTION,
  cornerAt,
  STATE,
  WAITING,
} from '../../lib/chart-data/corners.ts';
import {measurementWith} from '../../lib/chart-data/design-cells.ts';
import {effectGrid} from '../../lib/chart-data/effect-grid.ts';
import {formatNumber} from '../../lib/quantity/format.ts';
import {drawFigure, WIDTHS} from './draw.ts';

const own = join(
  import.meta.dirname,
  '../../static/data/results/state-or-coroutines/two-cores.json',
);
const smoke = process.env.BC_SMOKE_RESULT;
const run = JSON.parse(readFileSync(smoke ?? own, 'utf8'));

/** Load point and coroutines of the plan that made the run. */
const setting = smoke ? {point: 'closed', coroutines: 8} : {point: 'saturated', coroutines: 16};
const slots = (waiting) => ({
  workers: 2,
  point: setting.point,
  coroutinesPerWorker: waiting === 'coroutine' ? setting.coroutines : 1,
});

const t = (key, params) => params?.value ?? key;
const textsIn = async (chart, points) => {
  const figure = {definition: {chart, scales: ['linear'], annotations: []}, points, name: 'run'};
  const svg = await drawFigure(figure, {t, locale: 'en', width: WIDTHS.wide});
  return svg.textContent;
};
const ratesOf = (points) =>
  points.series
    .flatMap((series) => series.points)
    .filter(({from, y}) => from && y !== null)
    .map(({y}) => formatNumber(y, 'perS', 'en'));

const designs = {
  'two factors': {
    factors: [STATE, WAITING],
    at: ([state, waiting]) => cornerAt(state, waiting, slots(waiting)),
  },
  'three factors': {
    factors: [APPLICATION, CONNECTION, WAITING],
    at: ([application, connection, waiting]) =>
      cellAt({application, connection, waiting}, slots(waiting)),
  },
};

test.each(Object.entries(designs))(
  'its cells of %s are in the picture, each with its value',
  async (_, {factors, at}) => {
    const points = effectGrid(run, {
      factors,
      designs: [{id: 'design', measurementAt: (levels) => measurementWith(run, at(levels))}],
      shown: factors.map(({id}) => id),
    });
    const rates = ratesOf(points);
    expect(rates).toHaveLength(2 ** factors.length);
    const texts = await textsIn('effect-grid', points);
    for (const rate of rates) expect(texts).toContain(rate);
  },
);

test('its runtimes stand beside each other', async () => {
  const runtimes = [...new Set(Object.values(run.systems).map(({runtime}) => runtime))];
  const points = acrossCells(run, {
    kind: 'bars',
    x: {unit: 'category', values: ['dropped', 'kept']},
    series: runtimes.map((runtime) => ({
      id: runtime,
      runtime,
      at: (state) => cornerAt(state, 'coroutine', {runtime, ...slots('coroutine')}),
    })),
    paths: [{id: 'rate', path: 'throughputPerS'}],
  });
  const rates = ratesOf(points);
  expect(points.series.map(({id}) => id)).toContain('fiber');
  const texts = await textsIn('bars', points);
  for (const rate of rates) expect(texts).toContain(rate);
});
