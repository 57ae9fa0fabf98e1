import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {run} from '../importers/testing.js';
import {main} from '../main.js';
import {sayIn} from '../messages/index.js';
import {commentOf, MARK} from './comment-of.js';

const RUN = 'static/data/results/laravel-trueasync-octane/ta-benchmark-2026-04-03.json';
const SNAPSHOT = 'src/studies/laravel-trueasync-octane/claims.computed.json';
const PICTURE = 'static/figures/laravel-trueasync-octane/throughput-by-workers.en.wide.svg';
const HOSTILE =
  '<script>alert(1)</script> @octocat #1 [x](https://evil.example) | ` www.evil.example';

let project;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'report-'));
  for (const path of [RUN, SNAPSHOT, PICTURE]) {
    mkdirSync(dirname(join(project, path)), {recursive: true});
    cpSync(path, join(project, path));
  }
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-q', '-m', 'base');
});

const git = (...args) => execFileSync('git', args, {cwd: project});

async function report(args, lang = 'en') {
  const written = {out: '', err: ''};
  const io = {
    stdout: {write: (text) => (written.out += text)},
    stderr: {write: (text) => (written.err += text)},
    env: {},
    cwd: project,
  };
  const code = await main(['report', ...args, '--lang', lang], io);
  return {code, ...written};
}

function changeJson(path, change) {
  const file = join(project, path);
  const data = JSON.parse(readFileSync(file, 'utf8'));
  change(data);
  writeFileSync(file, JSON.stringify(data, null, 2));
}

const measurement = (data, id) => data.measurements.find((one) => one.id === id);

test('no change is said to be none', async () => {
  const {code, out} = await report(['--base', 'HEAD']);
  expect([code, out]).toEqual([0, expect.stringContaining('It changes no number')]);
});

test('a changed number is shown with what it does to the verdicts', async () => {
  changeJson(RUN, (data) => {
    measurement(data, 'swoole-nts-4').values.latencyMs.p50.value = 544;
  });
  const {out} = await report(['--base', 'HEAD']);
  expect(out).toMatch(/Changed: 1\snumber, 0\sclaims, 1\sverdict on consistency, 0\sfigures\./);
  expect(out).toMatch(/swoole-nts-4<.*latencyMs\.p50.*5,440\u00A0ms.*544\u00A0ms.*-90%/);
  expect(out).toMatch(/Little’s law.*explained.*consistent/);
});

test('claims, results and facts are compared too, in Russian as well', async () => {
  changeJson(SNAPSHOT, (data) => {
    data['k6-ceiling'].verdict = 'wrong';
  });
  changeJson(RUN, (data) => {
    data.environment.cores = 8;
  });
  const {out} = await report(['--base', 'HEAD'], 'ru');
  expect(out).toMatch(/k6-ceiling.*округление.*неверно/);
  expect(out).toMatch(/environment\.cores.*16.*8/);
});

test('new, removed and broken results are named', async () => {
  const {out: whole} = await run(['report', '--base', project, '--json']);
  expect(JSON.parse(whole).added.map(({id}) => id)).toContain('nexus-actors-history/history');
  rmSync(join(project, RUN));
  expect((await report(['--base', 'HEAD'])).out).toContain('## Removed results');
  writeFileSync(join(project, RUN), '{"id": ');
  expect((await report(['--base', 'HEAD'])).out).toContain('the file is cut short');
});

test('figures stand side by side in a page that loads and runs nothing', async () => {
  const svg = readFileSync(PICTURE, 'utf8');
  writeFileSync(join(project, PICTURE), svg.replace('</svg>', '<script>alert(1)</script></svg>'));
  const {code} = await report(['--base', 'HEAD', '--out', 'out']);
  const html = readFileSync(join(project, 'out/report.html'), 'utf8');
  expect(code).toBe(0);
  expect(html.match(/src="data:image\/svg\+xml;base64,/g)).toHaveLength(2);
  expect(html).not.toMatch(/<script|https?:/);
  expect(html).toContain('default-src &#39;none&#39;; img-src data:; style-src &#39;sha256-');
});

test('a base that is none is wrong usage', async () => {
  for (const base of ['nowhere', '--output=/tmp/x', 'HEAD; rm -rf /']) {
    expect((await report([`--base=${base}`])).code).toBe(2);
  }
});

describe('hostile names', () => {
  beforeEach(() => {
    changeJson(RUN, (data) => {
      data.environment.os = HOSTILE;
      data.systems.trueasync.versions['x y'] = HOSTILE;
    });
  });

  test('neither call anybody nor link anywhere in Markdown', async () => {
    const {out} = await report(['--base', 'HEAD']);
    expect(out).not.toMatch(/<script|@octocat|#1 |\]\(|https:\/\/|www\.evil/);
  });

  test('are text in HTML', async () => {
    await report(['--base', 'HEAD', '--out', 'out']);
    const html = readFileSync(join(project, 'out/report.html'), 'utf8');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });
});

describe('a comment', () => {
  const say = sayIn('en');

  test('is written from the data of a report', async () => {
    changeJson(RUN, (data) => {
      measurement(data, 'trueasync-4').values.throughputPerS.value = 900;
    });
    await report(['--base', 'HEAD', '--out', 'out']);
    const comment = commentOf(readFileSync(join(project, 'out/report.json'), 'utf8'), say);
    expect(comment.startsWith(MARK)).toBe(true);
    expect(comment).toMatch(/trueasync-4.*989\/s.*900\/s/);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"changed": 1}'],
    ['null', 'null'],
    [
      'a list of nulls',
      JSON.stringify({
        problems: [null],
        changed: [null],
        added: [],
        removed: [],
        claims: [],
        verdicts: [],
        pictures: [],
      }),
    ],
    [
      'a sentence that there is none of',
      JSON.stringify({
        problems: [{code: 'constructor'}],
        changed: [],
        added: [],
        removed: [],
        claims: [],
        verdicts: [],
        pictures: [],
      }),
    ],
  ])('of %s says that there is no report', (_name, text) => {
    expect(commentOf(text, say)).toContain('can’t be read');
  });

  test('of hostile data calls nobody, links nowhere and stays below the limit', () => {
    const lists = {problems: [], added: [], claims: [], verdicts: [], changed: []};
    const removed = Array.from({length: 5000}, () => HOSTILE.repeat(50));
    const pictures = Array.from({length: 5000}, () => ({id: HOSTILE, kind: 'changed'}));
    const comment = commentOf(JSON.stringify({...lists, removed, pictures, base: HOSTILE}), say);
    expect(comment.length).toBeLessThan(65_536);
    expect(comment).not.toMatch(/<script|@octocat|\]\(|https:\/\/|www\.evil/);
  });
});

test('the example of --help can be followed', async () => {
  expect((await report(['--help'])).out).toContain(
    'bench -- report --base HEAD~1 --out build-report',
  );
  expect((await report(['--base', 'HEAD', '--out', 'build-report'])).code).toBe(0);
});
