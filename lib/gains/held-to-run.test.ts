import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {heldGains} from './held-to-run.ts';
import {measuredCells, partsOf} from './measured-cells.ts';
import {nearestPoints} from './nearest.ts';
import {laravelPoints, ownPoints} from './studied-points.ts';

const read = (id) =>
  JSON.parse(
    readFileSync(new URL(`../../static/data/results/${id}.json`, import.meta.url), 'utf8'),
  );
const run = read('state-or-coroutines/two-cores');
const laravel = read('laravel-trueasync-octane/ta-benchmark-2026-04-03');
const MEMORY = {firstMb: 23, workerMb: 23, slotMb: 0.05, slotsPerWorker: 16};

test('boot and connection are what the factorial server takes beyond one that keeps all', () => {
  const {boot, connect} = partsOf(run);
  expect(boot.cpuS * 1000).toBeCloseTo(1.34, 2);
  expect(connect.cpuS * 1000).toBeCloseTo(3.41, 2);
  expect(connect.ioS * 1000).toBeCloseTo(5.35, 2);
});

test('the gains of the arithmetic lie within 35 % of those measured', () => {
  const held = heldGains(run, MEMORY);
  expect(held.state.map(({workers}) => workers)).toEqual([1, 2, 4, 16]);
  for (const {predicted, measured} of Object.values(held).flat())
    expect(Math.abs(Math.log(predicted / measured))).toBeLessThan(Math.log(1.35));
});

test('presets are measured cells of lone requests, with their parts', () => {
  const cells = measuredCells(run, MEMORY);
  expect(cells.length).toBeGreaterThan(12);
  const fpm = cells.find(({id}) => id.includes('fpm-nginx-per-request'));
  expect(fpm.application.cpuS).toBeCloseTo(0.0056, 4);
  expect(fpm.application.sharedCpuS).toBeGreaterThan(fpm.application.connectSharedCpuS);
});

test('the nearest studies are those with like waits, and none is near a request that hardly waits', () => {
  const points = [...ownPoints(run), ...laravelPoints(laravel)];
  const [{application}] = measuredCells(run, MEMORY);
  const near = nearestPoints(application, points);
  expect(near.isNear).toBe(true);
  expect(near.points).toHaveLength(3);
  expect(near.points[0]).toMatchObject({about: 'bench', waitMs: 2});
  const far = nearestPoints({...application, connectIoS: 0, ioS: 1e-5}, points);
  expect(far.isNear).toBe(false);
});
