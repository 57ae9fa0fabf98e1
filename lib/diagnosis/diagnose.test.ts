import {expect, test} from 'vitest';
import {diagnose} from './diagnose.ts';

/** By hand: 8 slots ÷ 33.8 ms = 237 a second, 4 cores ÷ 5.6 ms = 714. */
const TIMES = {cpu: 5.6, wait: 28.2, users: 100, seconds: 30};
const run = (numbers = {}) => ({server: 'fpm' as const, tool: 'oha', ...numbers});
const seen = (numbers: object, machine = {cores: 4}) => diagnose([run(numbers)], machine);
const limit = (numbers: object, machine?: object) => seen(numbers, machine).runs[0].limit;
const doubts = (numbers: object, machine?: object) =>
  seen(numbers, machine).runs[0].doubts.map(({id}) => id);

test('the lowest bound binds where the rate comes near it', () => {
  const slots = limit({...TIMES, rate: 230, slots: 8});
  expect(slots.id).toBe('slots');
  expect(slots.values.perS).toBeCloseTo(8 / 0.0338, 6);
  expect(slots.bounds.map(({id}) => id)).toEqual(['slots', 'cores', 'users']);
  expect(limit({...TIMES, rate: 690, slots: 200}).id).toBe('cores');
  expect(limit({...TIMES, rate: 290, slots: 200}, {cores: 4, connections: 10}).id).toBe(
    'connections',
  );
  // 5 users ÷ 33.8 ms = 148 a second
  expect(limit({...TIMES, users: 5, rate: 140, slots: 200}).id).toBe('users');
});

test('far below all bounds something else binds; far above, the numbers don’t fit', () => {
  expect(limit({...TIMES, rate: 90, slots: 200}).id).toBe('elsewhere');
  expect(limit({...TIMES, rate: 400, slots: 8}).id).toBe('impossible');
  // Cores often give more than a lone request's CPU time says: up to 2.04 times was measured.
  expect(limit({...TIMES, rate: 714 * 2, slots: 200}).id).toBe('cores');
  expect(limit({...TIMES, rate: 714 * 2.2, users: 400, slots: 200}).id).toBe('impossible');
});

test('without times, busy cores or idle ones decide', () => {
  const cores = limit({rate: 1000, busy: 90});
  expect([cores.id, cores.values.cpu]).toEqual(['cores', (4 * 90 * 10) / 1000]);
  const slots = limit({rate: 100, busy: 20, slots: 8, users: 50});
  expect([slots.id, slots.values.held]).toEqual(['slots', 80]);
  expect(limit({rate: 100, busy: 20, slots: 80, users: 50}).id).toBe('users');
  expect(limit({rate: 100, busy: 20, users: 50}).id).toBe('waits');
  // 500 × 6.8 ms ÷ 4 cores = 85 %
  expect(limit({rate: 500, cpu: 6.8, users: 50}).id).toBe('cores');
});

test('where the input can’t tell, it says so, and what to measure', () => {
  const {runs, next, wanted} = seen({rate: 100, users: 50, seconds: 30});
  expect([runs[0].limit.id, next.id, wanted]).toEqual(['unknown', 'measure', ['busy', 'slots']]);
  expect(limit({rate: 100, users: 50, slots: 80}).id).toBe('not-slots');
  expect(limit({rate: 100, users: 50, slots: 8}).id).toBe('slots-or-cores');
  expect(seen({}).next.id).toBe('no-rate');
});

test('one user, one worker, a busy tool', () => {
  expect(limit({rate: 190, users: 1}).id).toBe('users');
  expect(limit({rate: 12, users: 4, min: 72, mean: 321}).id).toBe('serial');
  expect(limit({rate: 51, users: 4, min: 34, mean: 77}).id).not.toBe('serial');
  // 100 × 10 ms is one request under way, of 50 users
  expect(limit({rate: 100, users: 50, mean: 10}).id).toBe('generator');
});

test('errors and offered rates come before all limits', () => {
  expect(limit({...TIMES, rate: 230, slots: 8, errors: 60}).id).toBe('errors');
  expect(limit({rate: 99, offered: 100, busy: 95}).id).toBe('offered');
  expect(limit({rate: 60, offered: 100, busy: 95}).id).toBe('cores');
});

test('what makes a measurement unsound is named', () => {
  const good = {rate: 1000, users: 50, mean: 50, seconds: 30, busy: 90};
  expect(doubts(good)).toEqual(['closed']);
  expect(doubts({...good, errors: 3})).toContain('errors');
  expect(doubts({...good, errors: 0.5})).not.toContain('errors');
  expect(doubts({...good, mean: 200})).toContain('in-flight');
  expect(doubts({...good, mean: 200, isPlanned: true})).not.toContain('in-flight');
  expect(doubts({...good, p50: 60, p99: 40})).toContain('order');
  expect(doubts({...good, p99: 50})).toContain('p99-mean');
  expect(doubts({...good, p50: 4})).toContain('two-kinds');
  expect(doubts({...good, seconds: 5})).toContain('short');
  expect(doubts({...good, rate: 10, mean: 5000, seconds: 30})).toContain('few');
  expect(doubts({...good, users: 1, mean: 1})).toContain('not-full');
  expect(doubts({rate: 100, offered: 100, seconds: 30})).toContain('not-full');
  expect(doubts({rate: 150, offered: 100, seconds: 30})).toContain('above-offered');
  expect(doubts({rate: 50, offered: 100, users: 50, mean: 1000, seconds: 30})).toContain('capped');
  expect(doubts({...good, users: 10, threads: 4, mean: 8})).toContain('cut');
});

const pair = (a: object, b: object, machine = {cores: 4}) =>
  diagnose([run(a), run(b)], machine).contrasts[0];

test('two runs are alike or differ for a reason', () => {
  const load = {users: 50, seconds: 30};
  const full = {...load, busy: 95};
  expect(pair({...full, rate: 1000}, {...full, rate: 1040})).toMatchObject({
    ...{id: 'cores', isAlike: true, faster: 1, slower: 0},
    values: {fast: expect.closeTo(3.65, 2), slow: 3.8},
  });
  const idle = {...load, busy: 20};
  expect(pair({...idle, rate: 100, slots: 8}, {...idle, rate: 200, slots: 16})).toMatchObject({
    ...{id: 'slots', isAlike: false, ratio: 2, values: {fast: 16, slow: 8}},
  });
  expect(pair({...full, rate: 1000}, {...idle, rate: 100, slots: 8}).id).toBe('limits-differ');
  expect(pair({...load, rate: 1000}, {...idle, rate: 100, slots: 8}).id).toBe('slower-known');
  expect(pair({...load, rate: 1000}, {...load, rate: 1010}).id).toBe('unknown-alike');
  expect(pair({...load, rate: 1000}, {...load, rate: 2000}).id).toBe('unknown');
  expect(pair({...load, rate: 1000}, {...load, users: 10, rate: 900}).id).toBe('users-differ');
  expect(pair({...load, rate: 1000, errors: 80}, {...load, rate: 900}).id).toBe('errors');
  expect(pair({users: 1, rate: 100}, {users: 1, rate: 200}).id).toBe('users');
  expect(pair({offered: 100, rate: 100}, {offered: 100, rate: 100}).id).toBe('offered');
});

test('servers that are full compare though the users differ', () => {
  const full = {seconds: 30, busy: 95, rate: 1000};
  expect(pair({...full, users: 50}, {...full, users: 80}).id).toBe('cores');
  const idle = {seconds: 30, busy: 40, rate: 1050, slots: 2};
  expect(pair({...full, users: 50}, {...idle, users: 8}).id).toBe('limits-differ');
});

test('idle cores come first where more slots would make the fastest server', () => {
  const full = {users: 50, seconds: 30, busy: 95, rate: 1000};
  const idle = {users: 50, seconds: 30, busy: 40, rate: 1050, slots: 2};
  const next = (a: object, b: object) => diagnose([run(a), run(b)], {cores: 4}).next;
  // 1050 × 85 ÷ 40 = 2231
  expect(next(full, idle)).toMatchObject({id: 'slots', run: 1, slots: 5});
  // 500 × 85 ÷ 40 = 1063, and 300 × 85 ÷ 40 = 638: the slowest comes first.
  expect(next({...full, rate: 2000}, {...idle, rate: 500})).toMatchObject({id: 'slots', run: 1});
  expect(next({...full, rate: 200}, {...full, rate: 1000})).toMatchObject({id: 'cores', run: 0});
});

test('the next step names slots that fill the cores, by the same formula as the calculator', () => {
  // 4 × (1 + 28.2 / 5.6) = 24.1
  expect(seen({...TIMES, rate: 230, slots: 8}).next).toMatchObject({id: 'slots', slots: 25});
  // 8 × 85 / 20 = 34, and twice as many users
  const idle = {rate: 100, busy: 20, slots: 8, users: 50, seconds: 30};
  expect(seen(idle).next).toMatchObject({id: 'slots', slots: 34, factor: 4.25, users: 68});
  expect(seen({rate: 99, offered: 100, seconds: 30}).next).toMatchObject({
    ...{id: 'served', offered: 200},
  });
  expect(seen({rate: 190, users: 1, seconds: 30}).next).toMatchObject({id: 'load', users: 32});
});

test('an unsound measurement comes before the server', () => {
  const idle = {rate: 100, busy: 20, slots: 8, users: 50, seconds: 30};
  expect(seen({...idle, errors: 5}).next.id).toBe('errors');
  expect(seen({...idle, p50: 60, p99: 40}).next.id).toBe('again');
  expect(seen({rate: 100, users: 50, seconds: 3}).next.id).toBe('load');
});
