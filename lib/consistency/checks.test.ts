import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {CHECKS, verdictsOf} from './index.ts';
import {regimeOf} from './regime.ts';
import {disorderOf, rankOf} from '../result/percentile-order.ts';
import {quantitiesOf, sampleRun} from '../../test/sample-run.ts';

const find = (check, run) => verdictsOf(run).find((verdict) => verdict.check === check);
const withValues = (values, more) => sampleRun({values: quantitiesOf(values), ...more});

describe('utilisation', () => {
  test('5 ms of PHP at 989 requests per second is more than four workers have', () => {
    const run = withValues({throughputPerS: 989, stageMs: {php: 5}});
    expect(find('utilisation', run)).toMatchObject({kind: 'refused', reason: 'php-over-full'});
    expect(find('utilisation', run).values.share).toBeCloseTo(1.23625, 5);
  });

  test('a blocking worker is busy while it waits, a coroutine worker is not', () => {
    const values = {throughputPerS: 183, stageMs: {php: 5, ioWait: 23}};
    expect(find('utilisation', withValues(values))).toMatchObject({
      kind: 'refused',
      reason: 'workers-over-full',
    });
    const coroutines = withValues(values, {system: {waiting: 'coroutine'}});
    expect(find('utilisation', coroutines).kind).toBe('consistent');
  });

  test('workers beyond the cores bring no CPU time', () => {
    const run = withValues(
      {throughputPerS: 1000, cpuMs: 3},
      {
        environment: {cores: 2},
        measurement: {workers: 64},
      },
    );
    expect(find('utilisation', run)).toMatchObject({kind: 'refused', values: {slots: 2}});
  });

  test('all parts together may not need more than the cores', () => {
    const processGroups = [
      {name: 'php', cpuMsPerRequest: {value: 3}},
      {name: 'database', cpuMsPerRequest: {value: 15}},
    ];
    const run = withValues({throughputPerS: 1000}, {measurement: {processGroups}});
    expect(find('utilisation', run)).toMatchObject({reason: 'cores-over-full'});
  });
});

describe('percentiles', () => {
  test('a higher percentile below a lower one is refused', () => {
    const run = withValues({throughputPerS: 989, latencyMs: {p50: 28, p99: 27}});
    expect(find('percentile-order', run)).toMatchObject({kind: 'refused', reason: 'out-of-order'});
  });

  test('names are ranks', () => {
    expect(['min', 'p5', 'p50', 'p99', 'p999', 'p9999', 'max'].map(rankOf)).toEqual([
      0, 5, 50, 99, 99.9, 99.99, 100,
    ]);
    expect(rankOf('mean')).toBeUndefined();
  });

  test('percentiles of one sample are always in order', () => {
    const sample = fc.array(fc.double({min: 0, max: 1e6, noNaN: true}), {minLength: 1});
    fc.assert(
      fc.property(sample, (values) => {
        const sorted = values.toSorted((a, b) => a - b);
        const at = (share) => ({value: sorted[Math.floor(share * (sorted.length - 1))]});
        expect(
          disorderOf({p50: at(0.5), p9: at(0.09), p999: at(0.999), max: at(1), min: at(0)}),
        ).toEqual([]);
      }),
    );
  });

  test('p99 equal to the mean was copied, unless nothing varies', () => {
    const copied = withValues({throughputPerS: 989, latencyMs: {mean: 32.5, p99: 32.5}});
    expect(find('p99-equals-mean', copied)).toMatchObject({kind: 'refused'});
    const still = {mean: 32.5, p99: 32.5, min: 32.5, max: 32.5};
    expect(find('p99-equals-mean', withValues({throughputPerS: 9, latencyMs: still})).kind).toBe(
      'consistent',
    );
  });
});

describe('offered rate and drops', () => {
  test('more answered than offered is refused', () => {
    expect(find('offered-rate', withValues({throughputPerS: 1100}))).toMatchObject({
      kind: 'refused',
      reason: 'more-than-offered',
    });
  });

  test('a generator that sends less than asked is named', () => {
    const run = withValues({throughputPerS: 400, sentRatePerS: 410, droppedShare: 0});
    expect(find('offered-rate', run).reason).toBe('generator-fell-behind');
  });

  test('what was still in flight at the end explains drops below the shortfall', () => {
    const run = withValues({throughputPerS: 183, droppedShare: 0.785});
    expect(find('dropped-share', run)).toMatchObject({reason: 'unfinished-at-end'});
  });

  test('requests that are nowhere are refused', () => {
    const run = withValues({throughputPerS: 600, droppedShare: 0.1});
    expect(find('dropped-share', run)).toMatchObject({kind: 'refused', reason: 'unaccounted'});
  });

  test('more drops than missing answers are refused', () => {
    const run = withValues({throughputPerS: 900, droppedShare: 0.5});
    expect(find('dropped-share', run)).toMatchObject({reason: 'more-dropped-than-missing'});
  });

  test('a count of drops serves where no share is stated', () => {
    const run = withValues({throughputPerS: 500, droppedRequests: 15000});
    expect(find('dropped-share', run)).toMatchObject({
      kind: 'consistent',
      values: {droppedShare: 0.5},
    });
  });

  // Found by a review: medians of runs at two rates were explained by "the source's rounding", of our own file.
  test('runs of our harness are held each against its own rate, and two rates are named', () => {
    const quantity = (values) => ({value: values.toSorted((a, b) => a - b)[1], values});
    const run = withValues({});
    run.origin = {...run.origin, kind: 'harness'};
    run.measurements[0].values = {
      throughputPerS: quantity([900, 910, 905]),
      droppedShare: quantity([0.1, 0.35, 0.353]),
      droppedRequests: quantity([6000, 29400, 29652]),
    };
    run.measurements[0].load = {arrivalRatePerS: 1400, maxVus: 80, durationS: 60};
    expect(find('dropped-share', run)).toMatchObject({
      kind: 'explained',
      reason: 'rates-differ',
      values: {lowest: 1000, highest: 1400},
    });
    const recorded = [1, 2, 3].map((block) => ({block, startedAt: '', arrivalRatePerS: 1400}));
    run.measurements[0].runs = recorded;
    expect(find('dropped-share', run)).toMatchObject({kind: 'refused'});
  });

  test('the source’s rounding is never a reason for a harness of ours', () => {
    const file = readFileSync(
      new URL('../../static/data/results/state-or-coroutines/two-cores.json', import.meta.url),
      'utf8',
    );
    const reasons = verdictsOf(JSON.parse(file))
      .filter(({check}) => check === 'dropped-share')
      .map(({reason}) => reason);
    expect(reasons).toContain('rates-differ');
    expect(reasons).not.toContain('rounded-by-source');
  });

  test('an error ratio of zero beside many drops hides them', () => {
    const run = withValues({throughputPerS: 183, droppedShare: 0.78, errorRatio: 0});
    expect(find('dropped-errors', run)).toMatchObject({
      reason: 'errors-miss-dropped',
      values: {unansweredShare: 0.78},
    });
  });
});

test('a run that broke down gets no verdict, and what an author estimates no regime', () => {
  expect(verdictsOf(sampleRun({measurement: {status: 'failed'}}))).toEqual([]);
  const stated = sampleRun({measurement: {status: 'stated'}});
  expect(regimeOf(stated, stated.measurements[0])).toBe('unknown');
});

test('whatever the numbers, each check says nothing or one of three kinds', () => {
  const number = fc.oneof(fc.constant(0), fc.double({min: 0, max: 1e9, noNaN: true}));
  const maybe = fc.option(number, {nil: undefined});
  const values = fc.record(
    {throughputPerS: number, mean: maybe, p50: maybe, p99: maybe, droppedShare: maybe, php: maybe},
    {requiredKeys: ['throughputPerS']},
  );
  fc.assert(
    fc.property(values, fc.constantFrom('open', 'closed'), number, (drawn, model, cap) => {
      const {mean, p50, p99, php, ...rest} = drawn;
      const load = {
        model,
        arrivalRatePerS: cap,
        vus: Math.ceil(cap),
        maxVus: Math.ceil(cap),
        thinkTimeS: 0,
        durationS: cap,
      };
      const found = defined({
        ...rest,
        latencyMs: defined({mean, p50, p99}),
        stageMs: defined({php}),
      });
      const verdicts = verdictsOf(sampleRun({load, values: quantitiesOf(found)}));
      for (const {kind, check} of verdicts) {
        expect(['consistent', 'explained', 'refused']).toContain(kind);
        expect(Object.keys(CHECKS)).toContain(check);
      }
    }),
  );
});

function defined(members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

describe('numbers of two runs or of two units', () => {
  const closed = (values, load = {}, more = {}) =>
    withValues(values, {
      measurement: {
        load: {model: 'closed', vus: 10, thinkTimeS: 0, durationS: 10, ...load},
        ...more,
      },
    });
  const reason = (check, run) => find(check, run)?.reason;

  test('requests are rate × length, within a factor of two', () => {
    const of = (completedRequests, durationS = 10) =>
      reason('requests', closed({throughputPerS: 50, completedRequests}, {durationS}));
    for (const within of [251, 500, 999]) expect(of(within)).toBeUndefined();
    expect(of(249)).toBe('not-rate-times-length');
    expect(of(1001)).toBe('not-rate-times-length');
    expect(of(250, 5000)).toBe('not-rate-times-length');
  });

  test('latencies in seconds are told by the users who wait', () => {
    const of = (mean, load = {}) =>
      reason('latency-unit', closed({throughputPerS: 50, latencyMs: {mean}}, load));
    expect(of(0.2)).toBe('in-seconds');
    expect(of(200)).toBeUndefined();
    // The generator was busy with something else.
    expect(of(0.02)).toBeUndefined();
    expect(of(0.2, {thinkTimeS: 0.2})).toBeUndefined();
    expect(of(0.2, {model: 'unknown'})).toBeUndefined();
  });

  test('a percentile has as many answers as it divides, in all repeats together', () => {
    const of = (completedRequests, more = {}) =>
      find(
        'percentile-answers',
        closed({completedRequests, latencyMs: {p50: 1, p99: 2, p999: 3}}, {}, more),
      )?.values;
    expect(of(1000)).toBeUndefined();
    expect(of(250, {repeats: 4})).toBeUndefined();
    expect(of(4)).toEqual({answers: 4, name: 'p999', fewest: 1000});
  });
});
