import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {cornerAt} from '../chart-data/corners.ts';
import {cornerEffects} from '../chart-data/corner-effects.ts';
import {requestTimes} from '../chart-data/predicted-throughput.ts';
import {twoByTwo} from '../factorial/fixtures/designs.ts';
import {
  COLUMNS,
  CORNERS,
  cornerBounds,
  cornerWork,
  EFFECTS,
  effectOfRates,
} from './corner-bounds.ts';
import {cornerRequest} from './corner-times.ts';

const RUN = new URL(
  '../../static/data/results/state-or-coroutines/two-cores.json',
  import.meta.url,
);
const run = JSON.parse(readFileSync(RUN, 'utf8'));
const request = cornerRequest(run);
const one = {columns: 'both', workers: 1};
const rate = fc.double({min: 0.1, max: 1e5, noNaN: true});

test('effects of four rates are those of the factorial analysis', () => {
  fc.assert(
    fc.property(fc.tuple(rate, rate, rate, rate), (values) => {
      const rates = Object.fromEntries(CORNERS.map((key, at) => [key, values[at]]));
      const cells = Object.fromEntries(CORNERS.map((key, at) => [key, [values[at]]]));
      const {effects, interaction} = twoByTwo(cells);
      const expected = {
        state: effects.state.main,
        waiting: effects.coroutine.main,
        'state-when-blocking': effects.state.when['*0'],
        'state-when-coroutine': effects.state.when['*1'],
        'waiting-when-dropped': effects.coroutine.when['0*'],
        'waiting-when-kept': effects.coroutine.when['1*'],
        'state:waiting': interaction,
      };
      for (const name of Object.keys(EFFECTS))
        expect(effectOfRates(name, rates) / expected[name].ratio).toBeCloseTo(1, 9);
    }),
  );
});

test('boot, connection and the rest add up to the lone request that drops its state', () => {
  const dropped = requestTimes(run, cornerAt('dropped', 'blocking', {}));
  const {cpuS, sharedCpuS, ioS, bootCpuS, connectCpuS, connectIoS, connectSharedCpuS} = request;
  expect(cpuS.blocking + bootCpuS + connectCpuS).toBeCloseTo(dropped.cpuS, 12);
  expect(ioS + connectIoS).toBeCloseTo(dropped.ioS, 12);
  expect(sharedCpuS.blocking + connectSharedCpuS).toBeCloseTo(dropped.sharedCpuS, 12);
});

test('limits computed by hand, and how far each corner lies from its bound, are recorded', () => {
  const {y00, y01, y10} = cornerBounds(request, one);
  const dropsS = request.bootCpuS + request.connectCpuS;
  const {cpuS, sharedCpuS, ioS, connectIoS, connectSharedCpuS} = request;
  expect(y00.perS).toBeCloseTo(1 / (cpuS.blocking + dropsS + ioS + connectIoS), 9);
  expect(y10.perS).toBeCloseTo(1 / (cpuS.blocking + ioS), 9);
  const allCpuS = cpuS.coroutine + dropsS + sharedCpuS.coroutine + connectSharedCpuS;
  expect(y01).toEqual({perS: 2 / allCpuS, limit: 'cores'});
  const ratios = [1, 4].map((workers) => {
    const bounds = cornerBounds({...request, slots: 16 * workers}, {columns: 'both', workers});
    const {cells} = cornerEffects(run, {workers});
    return CORNERS.map(
      (key) => `${key} ${bounds[key].limit} ${(cells[key].y / bounds[key].perS).toFixed(2)}`,
    );
  });
  expect(ratios).toMatchInlineSnapshot(`
    [
      [
        "y00 slots 0.95",
        "y01 cores 0.95",
        "y10 slots 1.02",
        "y11 cores 1.15",
      ],
      [
        "y00 slots 0.77",
        "y01 cores 1.11",
        "y10 slots 1.02",
        "y11 cores 1.95",
      ],
    ]
  `);
});

test('more cores shrink the interaction until each worker has its one core full', () => {
  const at = (cores) => {
    const bounds = cornerBounds({...request, cores}, one);
    const rates = Object.fromEntries(CORNERS.map((key) => [key, bounds[key].perS]));
    return {limit: bounds.y01.limit, interaction: effectOfRates('state:waiting', rates)};
  };
  expect(at(2).limit).toBe('cores');
  expect(at(8).limit).toBe('worker-cpu');
  expect(at(8).interaction).toBeLessThan(at(2).interaction);
  expect(at(64)).toEqual(at(8));
});

test('with workers and cores for everybody only slots are left, and the effects multiply', () => {
  const bounds = cornerBounds(
    {...request, cores: 4096, slots: 128},
    {columns: 'both', workers: 64},
  );
  const rates = Object.fromEntries(CORNERS.map((key) => [key, bounds[key].perS]));
  expect(Object.values(bounds).map(({limit}) => limit)).toEqual(Array(4).fill('slots'));
  // What is left of it: a request computes longer in a coroutine.
  expect(effectOfRates('state:waiting', rates)).toBeCloseTo(1, 1);
});

test('columns differ in the number of slots, in their kind, or in both', () => {
  const held = (columns) =>
    ['y10', 'y11'].map((key) => {
      const {workers, slots, cpuS} = cornerWork(request, {columns, workers: 2}, key);
      const kind = cpuS === request.cpuS.coroutine ? 'coroutines' : 'processes';
      return `${workers} × ${slots} ${kind}`;
    });
  expect(COLUMNS.map(held)).toEqual([
    ['2 × 1 processes', '16 × 1 processes'],
    ['16 × 1 processes', '2 × 8 coroutines'],
    ['2 × 1 processes', '2 × 8 coroutines'],
  ]);
});
