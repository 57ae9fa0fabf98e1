import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {verdictsOf} from './index.ts';
import {regimeOf} from './regime.ts';
import {quantitiesOf, sampleRun} from '../../test/sample-run.ts';

const law = (run) => verdictsOf(run).find(({check}) => check === 'littles-law');
const closed = (vus, more = {}) => ({model: 'closed', vus, thinkTimeS: 0, durationS: 30, ...more});
const open = (more = {}) => ({
  model: 'open',
  arrivalRatePerS: 1000,
  maxVus: 1000,
  durationS: 30,
  gracefulStopS: 0,
  ...more,
});
const point = (load, values) => sampleRun({load, values: quantitiesOf(values)});

describe('open load with a cap', () => {
  test('a saturated server whose queue fills the cap is generator-capped', () => {
    const run = point(open(), {throughputPerS: 183, latencyMs: {p50: 5440}});
    expect(law(run)).toMatchObject({kind: 'explained', reason: 'generator-capped'});
    expect(law(run).values.cappedLatencyMs).toBeCloseTo(5464.48, 2);
    expect(regimeOf(run, run.measurements[0])).toBe('generator-capped');
  });

  test('a server that keeps up is below saturation, whatever the cap', () => {
    const run = point(open(), {throughputPerS: 989, latencyMs: {p50: 28}});
    expect(law(run)).toMatchObject({kind: 'consistent', reason: 'below-cap'});
    expect(regimeOf(run, run.measurements[0])).toBe('below-saturation');
  });

  test('a server below the offered rate whose queue is far from the cap is saturated', () => {
    const run = point(open({maxVus: 100000}), {throughputPerS: 600, latencyMs: {p50: 900}});
    expect(regimeOf(run, run.measurements[0])).toBe('saturated');
  });

  test('the time that the queue needs to fill the cap lowers what a run average can reach', () => {
    // 1000 users fill in 10 s of 20: the average reaches three quarters of the cap
    const load = open({durationS: 20});
    const run = point(load, {throughputPerS: 900, latencyMs: {mean: 780}});
    expect(law(run).values.threshold).toBeCloseTo(0.675, 6);
    expect(law(run).reason).toBe('generator-capped');
  });

  test('more in flight than the cap allows is refused, unless waiting for a user is counted', () => {
    const values = quantitiesOf({throughputPerS: 500, latencyMs: {mean: 3000}});
    expect(law(sampleRun({load: open(), values}))).toMatchObject({
      kind: 'refused',
      reason: 'more-in-flight-than-cap',
    });
    values.latencyMs.measuredFrom = 'intended-start';
    expect(law(sampleRun({load: open(), values})).kind).toBe('explained');
  });

  test('with an unknown cap nothing is said', () => {
    const run = point(open({maxVus: 'unknown'}), {throughputPerS: 183, latencyMs: {p50: 5440}});
    expect(law(run)).toBeUndefined();
  });
});

describe('closed load', () => {
  test('every connection is in flight, so X · W = V is consistent', () => {
    expect(law(point(closed(100), {throughputPerS: 2000, latencyMs: {mean: 50}}))).toMatchObject({
      kind: 'consistent',
    });
  });

  test('a mean that leaves a part of each iteration unexplained is refused', () => {
    const run = point(closed(1000), {throughputPerS: 3401, latencyMs: {mean: 176}});
    expect(law(run)).toMatchObject({kind: 'refused', reason: 'too-few-in-flight'});
    expect(law(run).values.missingMs).toBeCloseTo(118.03, 2);
  });

  test('a gap of some hundredths of a millisecond is the generator’s own time', () => {
    const run = point(closed(10), {throughputPerS: 70911, latencyMs: {mean: 0.105}});
    expect(law(run)).toMatchObject({kind: 'explained', reason: 'generator-time'});
  });

  test('whole milliseconds explain up to one, and no more', () => {
    const mean = {value: 1, approximate: true};
    const rounded = (throughputPerS) => {
      const values = {...quantitiesOf({throughputPerS}), latencyMs: {mean}};
      return law(sampleRun({load: closed(10), values}));
    };
    expect(rounded(6558)).toMatchObject({kind: 'explained', reason: 'rounded-latency'});
    expect(rounded(19_000)).toMatchObject({kind: 'explained', reason: 'rounded-latency'});
    expect(rounded(3000)).toMatchObject({kind: 'refused', reason: 'too-few-in-flight'});
  });

  test('the mean counts where it is known, and not the median above it', () => {
    const run = point(closed(20), {throughputPerS: 950, latencyMs: {mean: 9.6, p50: 17}});
    expect(law(run)).toMatchObject({kind: 'refused', reason: 'too-few-in-flight'});
    expect(law(run).values.latency).toBe('mean');
  });

  test('pipelined requests of a connection are in flight together', () => {
    const load = closed(5, {pipelineDepth: 4});
    expect(law(point(load, {throughputPerS: 1000, latencyMs: {mean: 20}}))).toMatchObject({
      kind: 'consistent',
      values: {cap: 20},
    });
  });

  test('latencies that count the time before sending say nothing of the connections', () => {
    const values = quantitiesOf({throughputPerS: 500, latencyMs: {mean: 300}});
    values.latencyMs.measuredFrom = 'intended-start';
    expect(law(sampleRun({load: closed(20), values}))).toMatchObject({
      kind: 'explained',
      reason: 'waiting-counted',
    });
  });

  test('think time counts as part of an iteration', () => {
    const run = point(closed(100, {thinkTimeS: 1}), {throughputPerS: 80, latencyMs: {mean: 250}});
    expect(law(run).kind).toBe('consistent');
  });

  test('a low median alone proves nothing', () => {
    const run = point(closed(100), {throughputPerS: 2000, latencyMs: {p50: 20}});
    expect(law(run)).toMatchObject({kind: 'explained', reason: 'median-not-mean'});
  });

  test('latencies of survivors are explained by the failures', () => {
    const run = point(closed(1000), {
      throughputPerS: 3065,
      latencyMs: {mean: 191},
      errorRatio: 0.4,
    });
    expect(law(run)).toMatchObject({kind: 'explained', reason: 'failed-requests'});
  });

  test('with no more connections than slots the cap does not set the latency', () => {
    const run = point(closed(4), {throughputPerS: 80, latencyMs: {mean: 50}});
    expect(regimeOf(run, run.measurements[0])).toBe('unknown');
  });
});

test('of 51 rows of a published table the 44 that obey the law are left alone', () => {
  const file = new URL('fixtures/cracksalad-php-runtimes.json', import.meta.url);
  const rows = JSON.parse(readFileSync(file, 'utf8')).rows.filter(
    ({commit}) => commit === '64f47fb',
  );
  const verdicts = rows.map(({vus, rps, avg_ms: mean}) =>
    law(point(closed(vus), {throughputPerS: rps, latencyMs: {mean}})),
  );
  const others = rows.flatMap(({runtime, vus}, index) =>
    verdicts[index].kind === 'consistent' ? [] : [`${verdicts[index].reason}: ${runtime} ${vus}`],
  );
  expect(verdicts).toHaveLength(51);
  expect(verdicts.filter(({kind}) => kind === 'consistent')).toHaveLength(44);
  expect(others.map((line) => line.slice(0, 40))).toEqual([
    'too-few-in-flight: Apache mod_php mpm_pr',
    'generator-time: ReactPHP (react/http@1.1',
    'generator-time: Swoole (ext-swoole@6.1.3',
    'generator-time: Workerman (workerman/wor',
    'generator-time: Workerman (workerman/wor',
    'generator-time: Rust ActiX Web (v4.12.1)',
    'generator-time: NodeJS (v25.2.1) 10',
  ]);
});

test('whatever the cap, a latency of V/X is capped by it', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 10, max: 5000}),
      fc.double({min: 1, max: 500, noNaN: true}),
      (maxVus, throughputPerS) => {
        const load = open({maxVus, durationS: 1e6});
        const run = point(load, {
          throughputPerS,
          latencyMs: {mean: (maxVus / throughputPerS) * 1000},
        });
        expect(law(run).reason).toBe('generator-capped');
        expect(regimeOf(run, run.measurements[0])).toBe('generator-capped');
      },
    ),
  );
});

test('Poisson arrivals may differ from their mean rate by chance, those on a schedule may not', () => {
  // 64 arrivals are expected in the window, so three standard deviations are 37.5 %.
  const few = {arrivalRatePerS: 16, durationS: 4};
  const kindsOf = (load, throughputPerS) => {
    const verdicts = verdictsOf(point(open({...few, ...load}), {throughputPerS, droppedShare: 0}));
    const of = (wanted) => verdicts.find(({check}) => check === wanted).kind;
    return [of('dropped-share'), of('offered-rate')];
  };
  expect(kindsOf({}, 18)).toEqual(['refused', 'refused']);
  expect(kindsOf({arrivals: 'poisson'}, 18)).toEqual(['consistent', 'consistent']);
  expect(kindsOf({arrivals: 'poisson'}, 23)).toEqual(['refused', 'refused']);
});
