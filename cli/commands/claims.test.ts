import {afterEach, beforeEach, expect, test} from 'vitest';
import {updateSite} from '../../test/update-site.ts';
import {copyFixture} from '../../test/bindings/site-copy.ts';
import {main} from '../main.ts';

const RUN = 'static/data/results/demo/run-1.json';
const RECORD = 'src/studies/demo/claims.computed.json';

let site;
beforeEach(() => {
  site = copyFixture();
});
afterEach(() => site.discard());

async function run(...argv) {
  const written = {out: '', err: ''};
  const io = {
    stdout: {write: (text) => (written.out += text)},
    stderr: {write: (text) => (written.err += text)},
    env: {},
    cwd: site.root,
  };
  return {code: await main(argv, io), ...written};
}

test('prints each claim with quote, numbers, calculation, reason and a tally', async () => {
  const {code, out} = await run('claims');
  expect(code).toBe(0);
  expect(out).toContain('demo/five-times  [holds]');
  expect(out).toContain('“over five times the throughput” (demo-source, summary)');
  expect(out).toContain('calculation: 989 / 183 = 5.40');
  expect(out).toContain('judge: more');
  expect(out).toContain('judge: none: decided by reading');
  expect(out).toContain('It is 5.4 times.');
  expect(out).toContain('3\u00a0claims: holds 2, artefact of the test 1');
});

test('speaks Russian', async () => {
  const {out} = await run('--lang', 'ru', 'claims', '--verdict', 'artefact');
  expect(out).toContain('demo/capped-median  [артефакт теста]');
  expect(out).toContain('заявлено: 5\u00a0440\u00a0мс');
  expect(out).toContain('1\u00a0утверждение: артефакт теста 1');
});

test('prints one JSON document with --json', async () => {
  const {code, out} = await run('claims', '--source', 'demo-source', '--json');
  expect(code).toBe(0);
  const {claims, problems} = JSON.parse(out);
  expect(claims.map(({id, verdict}) => [id, verdict])).toEqual([
    ['five-times', 'holds'],
    ['capped-median', 'artefact'],
    ['low-latency', 'holds'],
  ]);
  expect(problems).toEqual([]);
});

test('a filter that nothing can pass is wrong usage, with what is allowed', async () => {
  const {code, err} = await run('claims', '--verdict', 'fine');
  expect(code).toBe(2);
  expect(err).toContain('“--verdict” is not allowed. Allowed: holds, artefact.');
});

test('a changed number is a problem until it is recorded', async () => {
  site.edit(RUN, '"value": 989', '"value": 991');
  const before = await run('claims');
  expect(before.code).toBe(1);
  expect(before.err).toContain(
    'the numbers of claim demo/five-times differ from the recorded ones',
  );
  expect((await updateSite(site.root)).files).toContain(RECORD);
  expect((await run('claims')).code).toBe(0);
  expect((await updateSite(site.root)).files).not.toContain(RECORD);
});

test('a record is not written over a verdict that the numbers contradict', async () => {
  const recorded = site.read(RECORD);
  site.edit(RUN, '"value": 989', '"value": 700');
  await updateSite(site.root);
  const {code, err} = await run('claims');
  expect(code).toBe(1);
  expect(err).toContain('recorded as “holds”, but the numbers now say “wrong”');
  expect(site.read(RECORD)).toBe(recorded);
});

test('a translation is stamped by name, and an unknown name is refused', async () => {
  site.edit('docs/studies/demo.mdx', 'It answered', 'It replied');
  const stamped = await run('translation', '--stamp', 'studies/demo');
  expect(stamped.code).toBe(0);
  expect(stamped.out).toMatch(/studies\/demo\.mdx: translates [0-9a-f]{12}\n$/);
  const unknown = await run('translation', '--stamp', 'studies/other');
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain('Available: claims.mdx, studies/demo.mdx.');
});
