import fc from 'fast-check';
import {expect, test} from 'vitest';
import {quantile} from '../../statistics/quantile.ts';
import {coreSteps} from './levels.ts';
import {Program} from './program.ts';
import {simulate} from './simulate.ts';
import {latenciesOf, summarise} from './summary.ts';

const seconds = (min, max) => fc.double({min, max, noNaN: true});
const loads = fc.oneof(
  fc.record({arrivals: fc.constant('at-once')}),
  fc.record({
    arrivals: fc.constantFrom('even', 'poisson'),
    arrivalRatePerS: seconds(1, 400),
    maxInFlight: fc.oneof(fc.constant(Infinity), fc.integer({min: 1, max: 40})),
  }),
  fc.record({arrivals: fc.constant('closed'), users: fc.integer({min: 1, max: 40})}),
);
const works = fc.record({
  bootS: fc.oneof(fc.constant(0), seconds(0, 0.01)),
  connectCpuS: fc.oneof(fc.constant(0), seconds(0, 0.01)),
  connectWaitS: fc.oneof(fc.constant(0), seconds(0, 0.02)),
  cpuS: fc.oneof(fc.constant(0), seconds(0.0001, 0.05)),
  ioS: seconds(0.001, 0.2),
  ioWaits: fc.integer({min: 1, max: 4}),
  connectDatabaseCpuS: fc.oneof(fc.constant(0), seconds(0, 0.01)),
  databaseCpuS: fc.oneof(fc.constant(0), seconds(0, 0.01)),
  frontCpuS: fc.oneof(fc.constant(0), seconds(0, 0.01)),
  service: fc.constantFrom('constant', 'exponential'),
  sideBySide: fc.integer({min: 1, max: 3}),
});
const heavies = fc.record({
  heavyEvery: fc.integer({min: 0, max: 4}),
  heavyCpuS: seconds(0, 0.2),
  cpuS: seconds(0.0001, 0.05),
});
const pools = fc.record({
  workers: fc.integer({min: 1, max: 5}),
  coroutinesPerWorker: fc.integer({min: 1, max: 6}),
  cores: fc.integer({min: 1, max: 4}),
  requests: fc.integer({min: 1, max: 60}),
  seed: fc.integer(),
  keepsSegments: fc.constant(true),
});
const slices = fc.oneof(fc.constant({}), fc.record({sliceS: seconds(0.0005, 0.02)}));
const extras = fc.oneof(fc.constant({}), heavies);
const setups = fc
  .tuple(loads, works, pools, slices, extras)
  .map((parts) => Object.assign({}, ...parts));

const always = (law) => fc.assert(fc.property(setups, (setup) => law(simulate(setup), setup)));
const sum = (values) => values.reduce((total, value) => total + value, 0);
const ON_WORKER = ['boot', 'connect-cpu', 'compute'];

/** Starts and ends may differ by rounding, never by more. */
const ROUNDING_S = 1e-9;

function expectApart(segments) {
  const ordered = [...segments].sort((a, b) => a.startS - b.startS || a.endS - b.endS);
  ordered.slice(1).forEach(({startS}, at) => {
    expect(startS).toBeGreaterThanOrEqual(ordered[at].endS - ROUNDING_S);
  });
}

function expectNoneTwice(segments, key) {
  for (const member of new Set(segments.map((segment) => segment[key])))
    expectApart(segments.filter((segment) => segment[key] === member));
}

test('requests in the system, on average over time, times the time are the sum of latencies', () =>
  always(({requests, levels, elapsedS}) => {
    const total = sum(latenciesOf(requests));
    expect(levels.inFlight * elapsedS).toBeCloseTo(total, 9);
  }));

test('no slot, worker or core is used twice at once', () =>
  always(({segments}) => {
    expectNoneTwice(
      segments.filter(({slot}) => slot >= 0),
      'slot',
    );
    expectNoneTwice(
      segments.filter(({kind}) => ON_WORKER.includes(kind)),
      'worker',
    );
    expectNoneTwice(
      segments.filter(({core}) => core >= 0),
      'core',
    );
  }));

test('no core is idle while a worker that computes nothing has work', () =>
  always(({segments}, {cores}) => {
    const busy = coreSteps(segments);
    const at = (timeS) => busy.findLast((step) => step.timeS <= timeS)?.value ?? 0;
    const times = [...new Set(segments.flatMap(({startS, endS}) => [startS, endS]))].sort(
      (a, b) => a - b,
    );
    times.slice(1).forEach((endS, index) => {
      const middleS = (times[index] + endS) / 2;
      if (endS - times[index] < ROUNDING_S) return;
      const now = segments.filter((segment) => segment.startS < middleS && segment.endS > middleS);
      const computing = new Set(
        now.filter(({kind}) => ON_WORKER.includes(kind)).map(({worker}) => worker),
      );
      const isHeldUp = now.some(
        ({kind, worker}) => kind === 'wait-for-core' && !computing.has(worker),
      );
      if (isHeldUp) expect(at(middleS)).toBe(cores);
    });
  }));

test('no request queues while a slot is free', () =>
  always(({requests, levels}, {workers, coroutinesPerWorker}) => {
    expect(levels.busySlots).toBeLessThanOrEqual(workers * coroutinesPerWorker + ROUNDING_S);
    const firstQueued = requests.startedS.findIndex((startS, at) => startS > requests.arrivedS[at]);
    if (firstQueued >= 0) expect(firstQueued).toBeGreaterThanOrEqual(workers * coroutinesPerWorker);
  }));

test('nothing is lost: every request is answered or dropped, and its stretches fill its time', () =>
  always(({requests, segments}, setup) => {
    expect(requests.count + requests.dropped).toBe(setup.requests);
    expect(requests.answered).toBe(requests.count);
    const own = segments.filter(({kind}) => kind !== 'others');
    requests.arrivedS.forEach((arrivedS, request) => {
      const ofIt = own.filter((segment) => segment.request === request);
      const lengths = ofIt.map(({startS, endS}) => endS - startS);
      expect(sum(lengths)).toBeCloseTo(requests.answeredS[request] - arrivedS, 9);
      expectApart(ofIt);
    });
  }));

test('cores are busy for as long as the stretches on them say', () =>
  always(({segments, levels, elapsedS}) => {
    const lastS = Math.max(elapsedS, ...segments.map(({endS}) => endS));
    const onCore = segments.filter(({core}) => core >= 0);
    expect(levels.busyCores * lastS).toBeCloseTo(
      sum(onCore.map(({startS, endS}) => endS - startS)),
      9,
    );
  }));

test('the same seed gives the same bytes', () =>
  always((record, setup) => {
    expect(JSON.stringify(simulate(setup))).toBe(JSON.stringify(record));
  }));

test('one slot a worker is a blocking worker: it computes and waits for one request at a time', () =>
  fc.assert(
    fc.property(setups, (setup) => {
      const one = simulate({...setup, coroutinesPerWorker: 1});
      const {coroutinesPerWorker: _, ...blocking} = setup;
      expect(JSON.stringify(one)).toBe(JSON.stringify(simulate(blocking)));
      const held = one.segments.filter(({slot}) => slot >= 0);
      expectNoneTwice(held, 'worker');
    }),
  ));

test('both sides get the same arrivals and the same work, whatever the pool', () =>
  fc.assert(
    fc.property(setups, fc.integer({min: 2, max: 9}), (setup, coroutinesPerWorker) => {
      fc.pre(setup.arrivals !== 'closed');
      const open = {...setup, maxInFlight: Infinity};
      const blocking = simulate({...open, coroutinesPerWorker: 1});
      const coroutines = simulate({...open, coroutinesPerWorker});
      expect(coroutines.requests.arrivedS).toEqual(blocking.requests.arrivedS);
      const workOf = ({segments}) => {
        const computed = new Float64Array(setup.requests);
        for (const {request, kind, startS, endS} of segments)
          if (ON_WORKER.includes(kind)) computed[request] += endS - startS;
        return computed;
      };
      const [ours, theirs] = [workOf(blocking), workOf(coroutines)];
      ours.forEach((time, request) => expect(theirs[request]).toBeCloseTo(time, 9));
    }),
  ));

test('a run without segments has the same times', () =>
  always(({requests, levels}, setup) => {
    const bare = simulate({...setup, keepsSegments: false});
    expect(bare.segments).toEqual([]);
    expect(bare.requests).toEqual(requests);
    expect(bare.levels).toEqual(levels);
  }));

test('errors come from batches, and only from runs that are long enough for them', () => {
  const setup = {
    ...{arrivals: 'poisson', arrivalRatePerS: 8, workers: 1, cores: 1},
    ...{cpuS: 0.1, ioS: 0, service: 'exponential'},
  };
  const short = summarise(simulate({...setup, requests: 1999}));
  expect(short.latencyS.p95.error).toBeNull();
  const theoryS = 0.1 / (1 - 0.8);
  const errors = Array.from({length: 40}, (_, seed) => {
    const {mean} = summarise(simulate({...setup, requests: 20_000, seed})).latencyS;
    return Math.abs(mean.value - theoryS) / mean.error;
  });
  // Two standard errors of twenty batches cover about 94 % of runs.
  expect(errors.filter((error) => error < 2).length).toBeGreaterThan(33);
});

const GOOD = {arrivals: 'at-once', requests: 8, workers: 1, cores: 1, cpuS: 0.005, ioS: 0.02};

test.each([
  [
    {arrivals: 'bursty'},
    'arrivals is "bursty", but has to be one of at-once, even, poisson, closed',
  ],
  [{service: 'odd'}, 'one of constant, exponential'],
  [{cpuS: -1, workers: 0.5}, /cpuS is -1.*workers is 0.5/],
  [{cpuS: 0, ioS: 0}, 'takes no time at all'],
  [{requests: undefined}, 'requests is undefined'],
  [{requests: Infinity}, 'Give requests or durationS'],
  [{requests: 3e6}, 'more than 2000000'],
  [{coroutinesPerWorker: 3e6}, 'more than 2000000'],
  [{arrivals: 'even'}, 'arrivalRatePerS is undefined'],
  [{arrivals: 'closed'}, 'users is undefined'],
  [{seed: NaN}, 'seed is NaN'],
  [{sliceS: 0}, 'sliceS is 0'],
  [{heavyEvery: 2, cpuS: 0}, 'cpuS is 0'],
  [{heavyEvery: 0.5, sideBySide: 0}, /heavyEvery is 0.5.*sideBySide is 0/],
])('%j is refused', (change, message) => {
  expect(() => simulate({...GOOD, ...change})).toThrow(message);
});

test('a run that keeps no stretches, and so skips events, gives the same numbers to the last bit', () =>
  always((record, setup) => {
    const lean = simulate({...setup, keepsSegments: false});
    expect(lean.requests).toEqual(record.requests);
    expect(lean.levels).toEqual(record.levels);
    expect(lean.elapsedS).toBe(record.elapsedS);
    expect(summarise(lean)).toEqual(summarise(record));
  }));

test('percentiles are those of all latencies in order', () =>
  always((record) => {
    const {latencyS, answered} = summarise(record);
    if (answered === 0) return;
    const program = new Program(record.setup);
    const latencies = [...latenciesOf(record.requests, (request) => !program.isHeavy(request))];
    expect(latencyS === null).toBe(latencies.length === 0);
    if (latencyS === null) return;
    expect(latencyS.p50.value).toBe(quantile(latencies, 0.5));
    expect(latencyS.p95.value).toBe(quantile(latencies, 0.95));
    expect(latencyS.p99.value).toBe(quantile(latencies, 0.99));
  }));
