import {expect, test} from 'vitest';
import run from '../../static/data/results/laravel-trueasync-octane/ta-benchmark-2026-04-03.json' with {type: 'json'};
import {inferTimes, measuredServer, measuredServers} from './measured-servers.ts';
import {cappedMedians, exhibitOf} from './vu-cap.ts';
import {modelThroughputPerS} from './model-throughput.ts';

const measured = measuredServers(run);
const server = (id) => measured.servers.find((each) => each.id === id);

test('the service time of a server is what its workers and its rate imply', () => {
  expect(server('swoole-nts').serviceS * 1000).toBeCloseTo(21.86, 2);
  expect(server('swoole-nts').cpuS * 1000).toBeCloseTo(4.04, 2);
  expect(server('swoole-nts').ioS).toBeCloseTo(4 / 183 - 4 / 989, 12);
  expect(server('swoole-nts').workerMb).toBeCloseTo((762 - 481) / 12, 9);
});

test('one server is found by its id, and a run without such servers is refused', () => {
  expect(measuredServer(run, 'swoole-nts')).toEqual(server('swoole-nts'));
  expect(() => measuredServer(run, 'swoole')).toThrow('has no system “swoole”; there are: ');
  const {trueasync: _, ...systems} = run.systems;
  expect(() => measuredServers({...run, systems})).toThrow('no system with waiting “coroutine”');
});

test('the coroutine server waits as long as the blocking one', () => {
  expect(server('trueasync').ioS).toBe(server('swoole-nts').ioS);
  expect(server('trueasync').coroutines).toBe(true);
});

test('the model is right where it was fitted, and too high by a growing share beyond', () => {
  for (const {coroutines, points, cpuS, ioS} of measured.servers.filter((s) => !s.coroutines)) {
    const errors = points.map(
      ({workers, throughputPerS}) =>
        modelThroughputPerS({cpuS, ioS, workers, cores: measured.cores}) / throughputPerS - 1,
    );
    expect(coroutines).toBe(false);
    expect(errors[0]).toBeCloseTo(0, 6);
    expect([...errors].sort((a, b) => a - b)).toEqual(errors);
    expect(errors.at(-1)).toBeLessThan(0.4);
  }
});

test('what the run says of its load is kept', () => {
  expect(measured).toMatchObject({cores: 16, arrivalRatePerS: 1000});
});

test('times that cannot be are refused', () => {
  const slow = {workers: 4, throughputPerS: 100};
  const fast = {workers: 4, throughputPerS: 200};
  expect(inferTimes({blocking: slow, coroutines: fast})).toEqual({
    serviceS: 0.04,
    cpuS: 0.02,
    ioS: 0.02,
  });
  expect(() => inferTimes({blocking: fast, coroutines: slow})).toThrow('ioS is -0.02');
});

const largestError = (system) => {
  const {load, points} = exhibitOf(run, system);
  const simulated = cappedMedians(points, load);
  expect(points).toHaveLength(4);
  return Math.max(...points.map(({p50Ms}, at) => Math.abs(simulated[at].p50Ms / p50Ms - 1)));
};

test('the exhibit simulates the published medians to within 3 percent', () => {
  expect(largestError('swoole-nts')).toBeLessThan(0.03);
});

test('the other two blocking servers follow the same cap to within 3.5 percent', () => {
  expect(largestError('swoole-zts')).toBeLessThan(0.03);
  expect(largestError('frankenphp-octane')).toBeLessThan(0.035);
});

test('twice the cap makes twice the latency of the same servers, at the same throughput', () => {
  const {load, points} = exhibitOf(run, 'swoole-nts');
  const published = cappedMedians(points, load);
  const doubled = cappedMedians(points, {...load, maxVus: 2 * load.maxVus});
  expect(doubled.map(({p50Ms}) => Math.round(p50Ms / 100) / 10)).toEqual([10.9, 5.8, 4.1, 3.3]);
  doubled.forEach(({p50Ms, throughputPerS}, at) => {
    expect(p50Ms / published[at].p50Ms).toBeCloseTo(2, 1);
    expect(throughputPerS).toBeCloseTo(published[at].throughputPerS, 0);
    expect(throughputPerS / points[at].throughputPerS).toBeCloseTo(1, 1);
  });
});
