import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {orderOfBlock} from '../../engine/plan.ts';
import {arePeers, closedUsers, isOfEqualRate, slotsOf} from './cell.ts';
import {readPlan} from './plan.ts';
import {estimateSeconds, orderOf} from './rates.ts';

const STUDY_PLANS = readdirSync(join(import.meta.dirname, '../plans'))
  .filter((file) => file.startsWith('study'))
  .map((file) => file.replace('.json', ''));

test('the full plan holds the 2×2×2 design at each number of workers', () => {
  const {runs, repeats} = readPlan('full');
  expect(repeats).toBeGreaterThanOrEqual(5);
  for (const workers of [1, 2, 4]) {
    const cells = runs
      .filter(
        ({cell, point}) =>
          cell.runtime === 'factorial' &&
          cell.workers === workers &&
          point === 'saturated' &&
          cell.workload === 'bench' &&
          cell.ioWaitMs === 2 &&
          [1, 16].includes(cell.coroutinesPerWorker),
      )
      .map(
        ({cell}) =>
          `${cell.application} ${cell.connection} ${cell.waiting} ${cell.coroutinesPerWorker}`,
      );
    const design = cells.filter(
      (cell) => cell.endsWith('blocking 1') || cell.endsWith('coroutine 16'),
    );
    expect(new Set(design).size, `${workers} workers`).toBe(8);
  }
});

test('the full plan holds the bridge, equal concurrency, four I/O waits and five workloads', () => {
  const {runs} = readPlan('full');
  const has = (wanted) =>
    runs.some(({cell}) => Object.entries(wanted).every(([name, value]) => cell[name] === value));
  expect(has({waiting: 'coroutine', workers: 1, coroutinesPerWorker: 1})).toBe(true);
  expect(has({waiting: 'blocking', workers: 16, application: 'kept'})).toBe(true);
  for (const ioWaitMs of [0, 1, 2, 4]) expect(has({ioWaitMs})).toBe(true);
  for (const workload of ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries'])
    expect(has({workload})).toBe(true);
});

test('the plan of equal rates holds Laravel on Swoole and PHP-FPM as peers of one rate', () => {
  const {runs, repeats, arrivals, ...plan} = readPlan('equal-rates');
  expect(arrivals).toBe('poisson');
  expect(runs.every(({point}) => isOfEqualRate(point))).toBe(true);
  const cells = [...new Map(runs.map(({cell}) => [cell.id, cell])).values()];
  expect(cells.every((cell) => arePeers(cell, cells[0]))).toBe(true);
  expect(cells.map((cell) => `${cell.runtime} ${cell.waiting} ${slotsOf(cell)}`)).toEqual([
    ...['swoole blocking 16', 'swoole blocking 64', 'swoole coroutine 16', 'swoole coroutine 64'],
    'fpm-nginx blocking 16',
  ]);
  expect(runs).toHaveLength(15);
  expect(estimateSeconds({...plan, runs, repeats}, runs) / 60).toBeLessThanOrEqual(20);
});

test('a run that two groups ask for is made once', () => {
  const {runs} = readPlan('full');
  const keys = runs.map(({cell, point}) => `${cell.id}|${point}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(STUDY_PLANS)(
  'the plan %s rests on windows of 10 s, 5 s for lone requests, and six blocks, and fits into 35 minutes',
  (name) => {
    const plan = readPlan(name);
    expect(plan.repeats).toBeGreaterThanOrEqual(6);
    const isAlone = plan.runs.every(({point}) => point === 'single');
    expect(plan.measureS).toBeGreaterThanOrEqual(isAlone ? 5 : 10);
    expect(plan.noise).toBe('repeat');
    expect(estimateSeconds(plan, plan.runs) / 60).toBeLessThanOrEqual(35);
  },
);

test('a runtime is never asked for what it cannot be', () => {
  const {runs} = readPlan('full');
  const fpm = runs
    .filter(({cell}) => cell.runtime === 'fpm-nginx')
    .map(({cell}) => `${cell.application} ${cell.waiting}`);
  expect(new Set(fpm)).toEqual(new Set(['per-request blocking']));
});

test('closed users keep each slot busy and stay below the cap', () => {
  expect(closedUsers({workers: 1, coroutinesPerWorker: 1}, 80)).toBe(8);
  expect(closedUsers({workers: 2, coroutinesPerWorker: 16}, 80)).toBe(64);
  expect(closedUsers({workers: 4, coroutinesPerWorker: 16}, 80)).toBe(80);
});

test('a block holds every run once, in an order that the seed and the block decide', () => {
  const runs = Array.from({length: 40}, (_, index) => index);
  const first = orderOfBlock(runs, 7, 1);
  expect([...first].sort((a, b) => a - b)).toEqual(runs);
  expect(orderOfBlock(runs, 7, 1)).toEqual(first);
  expect(orderOfBlock(runs, 7, 2)).not.toEqual(first);
  expect(orderOfBlock(runs, 8, 1)).not.toEqual(first);
});

test('over many seeds every run comes first about equally often', () => {
  const counts = [0, 0, 0, 0];
  for (let seed = 0; seed < 4000; seed += 1) counts[orderOfBlock([0, 1, 2, 3], seed, 1)[0]] += 1;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test.each(['fan-out', 'one-in-twenty', 'pool'])(
  'a block of the plan %s takes two minutes at most, and there are five',
  (name) => {
    const plan = readPlan(name);
    expect(plan.repeats).toBe(5);
    const block = estimateSeconds({...plan, repeats: 1}, plan.runs);
    const none = estimateSeconds({...plan, repeats: 0}, plan.runs);
    expect(block - none).toBeLessThanOrEqual(120);
  },
);

test('only runtimes that can are asked to fan out, and only coroutines share a pool', () => {
  const {runs} = readPlan('fan-out');
  const kinds = new Set(runs.map(({cell}) => `${cell.runtime} ${cell.waiting}`));
  expect(kinds).toEqual(new Set(['swoole coroutine', 'swoole blocking', 'fpm-nginx blocking']));
  const pools = readPlan('pool').runs.filter(({cell}) => cell.pool !== undefined);
  expect(pools.every(({cell}) => cell.waiting === 'coroutine')).toBe(true);
  const [{cell}] = pools;
  expect(cell.id).toMatch(/\.pool4-query-1000$/);
  expect(new Set(pools.map((run) => run.cell.id)).size).toBe(pools.length);
});

test('a group may warm up longer than its plan', () => {
  const plan = readPlan('equal-slots');
  const warmUps = (slots) =>
    new Set(
      plan.runs
        .filter(({cell}) => cell.workers * cell.coroutinesPerWorker === slots)
        .map((run) => orderOf(run, null, plan).times.warmUpS),
    );
  expect([2, 16, 64].map(warmUps)).toEqual([[2.5], [2.5], [8]].map((each) => new Set(each)));
});

test('a PHP and a variant are factors: each combination is a cell with an id of its own', () => {
  const {runs} = readPlan('php-versions');
  const of = (php: string) => runs.filter(({cell}) => cell.php === php);
  expect(of('8.4').map(({cell}) => cell.variant?.name)).toEqual(
    of('8.2').map(({cell}) => cell.variant?.name),
  );
  expect(new Set(of('8.4').map(({cell}) => cell.variant?.name))).toEqual(
    new Set([undefined, 'no-opcache', 'jit', 'preload']),
  );
  expect(of('8.4').map(({cell}) => cell.id)).toContain(
    'fpm-nginx.laravel.app-per-request.db-kept.blocking.n2c1.bench.w0.php8.4.jit',
  );
  expect(new Set(runs.map(({cell}) => cell.id)).size).toBe(runs.length);
});

test('cells that name neither a PHP nor a variant say nothing of them', () => {
  for (const {cell} of readPlan('equal-slots').runs) {
    expect(Object.keys(cell)).not.toContain('php');
    expect(Object.keys(cell)).not.toContain('variant');
  }
});

test('a variant that the plan does not know is refused with the ones that it does', () => {
  withPlan(
    {
      groups: [
        {name: 'x', runtimes: ['fpm-nginx'], points: ['closed'], slots: {}, variants: ['jit']},
      ],
    },
    (file) => expect(() => readPlan(file)).toThrow(/variants.*"jit".*plain/s),
  );
});

test('a plan that searches for the rate of an objective has to state it', () => {
  const groups = [
    {name: 'x', runtimes: ['fpm-nginx'], points: ['objective'], slots: {blocking: [[2, 1]]}},
  ];
  withPlan({groups}, (file) => expect(() => readPlan(file)).toThrow(/objective, p99Ms.*above 0/s));
  withPlan({groups, objective: {p99Ms: 100}}, (file) =>
    expect(readPlan(file).runs.map(({point}) => point)).toContain('objective'),
  );
});

test('Octane is compared at equal slots, and meets the same arrivals', () => {
  const {runs, arrivals} = readPlan('octane');
  expect(arrivals).toBe('poisson');
  const atRate = runs.filter(({point}) => isOfEqualRate(point)).map(({cell}) => cell);
  expect(new Set(atRate.map(slotsOf))).toEqual(new Set([16]));
  expect(atRate.every((cell) => arePeers(cell, atRate[0]))).toBe(true);
  expect(new Set(runs.map(({cell}) => cell.app))).toEqual(new Set(['laravel11']));
});

/** Lends the path of a plan that holds these members. */
function withPlan(members: object, work: (file: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'plan-'));
  try {
    const file = join(folder, 'mine.json');
    writeFileSync(file, JSON.stringify({name: 'mine', repeats: 1, ...members}));
    work(file);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
