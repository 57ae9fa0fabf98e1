import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Journal} from './journal.ts';
import {makeRun} from './runs.ts';
import {runPlan} from './session.ts';

const advice = {reason: 'it matters', remedy: 'wait'};
const GATES = [
  {name: 'turbo', state: 'not visible', value: 'not visible', limit: 'off'},
  {name: 'load average', state: 'failed', value: '9', limit: '1', ...advice},
];

const runs = ['a', 'b', 'c'].map((id) => ({cell: {id}, ...(id === 'c' ? {repeats: 1} : {})}));
const plan = {name: 'toy', hash: '1', repeats: 2, noise: 'record', runs};
const quiet = {status: 'measured', canaryMs: {before: 1, after: 1}, foreignShare: 0};

let folder;
let said;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'session-'));
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** Runs the plan with runs that are made up; the `stopAt`th fails as a kill would end it. */
async function run({stopAt = Infinity, options = {}, of = plan, on = {}} = {}) {
  const made = [];
  const experiment = {
    needs: [],
    estimateSeconds: () => 65,
    lend: (work) => work('here'),
    describe: async (_runs, place) => ({machine: {place, cores: 2, ...on}}),
    make: async (session, {cell}, block) => {
      made.push(`${cell.id}${block}`);
      if (made.length === stopAt) throw new Error('killed');
      const make = async () => ({...quiet, cell});
      await makeRun(session, {name: cell.id, block, make, textOf: () => 'well'});
    },
  };
  const told = {out: folder, estimate: false, root: '/nowhere', commandLine: 'test', ...options};
  const code = await runPlan(of, experiment, told, async () => GATES).catch(({message}) => message);
  return {code, made};
}

test('each block holds each run once, and a run of fewer blocks is in the first ones', async () => {
  const {code, made} = await run();
  expect(code).toBe(0);
  expect(made.slice(0, 3).sort()).toEqual(['a1', 'b1', 'c1']);
  expect(made.slice(3).sort()).toEqual(['a2', 'b2']);
  const journal = Journal.open(folder);
  expect(journal.ofKind('session')).toMatchObject([{plan: 'toy', machine: {place: 'here'}}]);
  expect(journal.ofKind('finished')).toMatchObject([{runs: 5}]);
});

test('a plan that was stopped goes on in the order of its seed', async () => {
  const whole = (await run({options: {seed: '7', out: join(folder, 'whole')}})).made;
  const options = {out: join(folder, 'stopped')};
  const first = await run({stopAt: 3, options: {...options, seed: '7'}});
  expect(first.code).toBe('killed');
  const second = await run({options});
  expect(said).toContain('Resuming: 2 of 5 runs');
  expect([...first.made.slice(0, 2), ...second.made]).toEqual(whole);
  expect((await run({options})).made).toEqual([]);
});

test('another version of the plan is refused, and an estimate writes nothing', async () => {
  await run({options: {out: join(folder, 'out')}});
  const other = await run({of: {...plan, hash: '2'}, options: {out: join(folder, 'out')}});
  expect(other.code).toMatch(/begun with another version of the plan/);
  const estimate = await run({options: {out: '/proc/nowhere', estimate: true}});
  expect(estimate).toEqual({code: 0, made: []});
  expect(said).toContain('3 runs × 2 blocks, about 1:05 min');
});

test('blocks may be sessions of their own: each makes the next, and the last one finishes the plan', async () => {
  const whole = (await run({options: {seed: '7', out: join(folder, 'whole')}})).made;
  const options = {out: join(folder, 'apart'), seed: '7', blocks: '1'};
  const first = await run({options});
  expect(first).toEqual({code: 0, made: whole.slice(0, 3)});
  expect(said).toContain('3 runs × 1 of 2 blocks');
  expect(said).toContain('1 of 2 blocks are made; the same command makes the next');
  expect(Journal.open(options.out).ofKind('finished')).toEqual([]);
  const second = await run({options});
  expect(second).toEqual({code: 0, made: whole.slice(3)});
  expect(said).toContain('2 of 2 blocks are made.');
  const journal = Journal.open(options.out);
  expect(journal.ofKind('session')).toHaveLength(2);
  expect(journal.ofKind('finished')).toMatchObject([{runs: 5}]);
});

test('a block that was broken off is the next one', async () => {
  const options = {out: join(folder, 'out'), seed: '7', blocks: '1'};
  const {made: cut} = await run({stopAt: 2, options});
  const {made: rest} = await run({options});
  expect([cut[0], ...rest].map((name) => name.slice(1))).toEqual(['1', '1', '1']);
  expect((await run({options: {...options, blocks: '0'}})).code).toMatch(/--blocks: "0"/);
});

test('what the gates say is in the session’s line, and one that failed is told with what to do', async () => {
  await run();
  expect(Journal.open(folder).ofKind('session')).toMatchObject([{gates: GATES}]);
  expect(said).toContain('Machine: load average 9, limit 1: it matters. What to do: wait.');
  expect(said).not.toContain('turbo');
});

test('another processor is another session, other cores are another journal', async () => {
  const options = {blocks: '1', out: join(folder, 'out')};
  await run({options});
  expect((await run({options, on: {cpuModel: 'Y'}})).code).toBe(0);
  expect((await run({options, on: {cores: 4}})).code).toMatch(/begun on 2 cores, .* has 4/);
});
