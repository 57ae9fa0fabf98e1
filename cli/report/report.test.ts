import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {copyFixture, copyProject} from '../../test/bindings/site-copy.ts';
import {main} from '../main.ts';
import {writeWhole} from '../../content/write-whole.ts';
import {commentOf, MARK} from './comment-of.ts';

const RUN = 'static/data/results/demo/run-1.json';
const PICTURE = 'static/figures/demo/rate.en.wide.svg';
const HOSTILE =
  '<script>alert(1)</script> @octocat #1 [x](https://evil.example) | ` www.evil.example';

/** Lists that the data of a report have. */
const NO_CHANGE = Object.fromEntries(
  'problems changed added removed verdicts claims answers figures corrections sentences pictures failures'
    .split(' ')
    .map((name) => [name, []]),
);

let site, project;
beforeEach(() => {
  site = copyFixture();
  project = site.root;
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-q', '-m', 'base');
});
afterEach(() => site.discard());

const git = (...args) => execFileSync('git', args, {cwd: project});

/** Draws a picture that says which numbers it is of. */
const drawn = [];
async function drawPictures(root, ids) {
  drawn.push(...ids);
  for (const id of ids) {
    writeFileSync(join(root, `static/figures/${id}.en.wide.svg`), `<svg>drawn ${id}</svg>`);
  }
  return {good: true};
}

async function report(args, {lang = 'en', cwd = project} = {}) {
  const written = {out: '', err: ''};
  const io = {
    stdout: {write: (text) => (written.out += text)},
    stderr: {write: (text) => (written.err += text)},
    env: {},
    cwd,
    drawPictures,
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

test('a folder that can’t be written is refused, with the option to choose another', async () => {
  const {code, err} = await report(['--base', 'HEAD', '--out', '/dev/null/report']);
  expect(code).toBe(1);
  expect(err).toMatch(/\/dev\/null\/report.*ENOTDIR.*Correct the path/);
});

test('no change is said to be none', async () => {
  const {code, out} = await report(['--base', 'HEAD']);
  expect([code, out]).toEqual([0, expect.stringContaining('It changes no number')]);
});

describe('a changed number that its author has not followed', () => {
  beforeEach(() => {
    drawn.length = 0;
    site.edit(RUN, '"value": 989', '"value": 700');
  });

  test('is reported with the claims, figures and sentences that the data change', async () => {
    const {out} = await report(['--base', 'HEAD']);
    expect(out).toMatch(
      /Changed: 1\snumber, 1\sclaim, 1\sfigure, 4\ssentences, 2\sverdicts on consistency\./,
    );
    expect(out).toMatch(/demo\/five-times<.*holds.*wrong.*5\.4.*3\.8/);
    expect(out).toContain('## Figure demo/rate: changed');
    expect(out).toMatch(/demo\.mdx:17<.*answered 989 req\/s.*answered 700 req\/s.*five-times/);
    expect(out).toMatch(/i18n\/ru\/.*demo\.mdx:19<.*ответил 989.*ответил 700/);
    expect(out).toMatch(/fast-4<.*throughputPerS.*989\/s.*700\/s.*−29\.2%/);
  });

  test('says in Russian what it changes', async () => {
    const {out} = await report(['--base', 'HEAD'], {lang: 'ru'});
    expect(out).toMatch(/five-times.*подтверждается.*неверно.*5,4.*3,8/);
    expect(out).toContain('## График demo/rate: изменился');
  });

  test('shows the figure as it was published, and as the data draw it now', async () => {
    await report(['--base', 'HEAD', '--out', 'out']);
    const pictures = picturesOf('out');
    expect(drawn).toEqual(['demo/rate']);
    expect(pictures).toEqual([site.read(PICTURE), '<svg>drawn demo/rate</svg>']);
  });

  test('leaves the project as it is', async () => {
    await report(['--base', 'HEAD']);
    expect(git('status', '--porcelain').toString()).toBe(` M ${RUN}\n`);
  });
});

/** The pictures of a written report, in its order. */
function picturesOf(folder) {
  const html = readFileSync(join(project, folder, 'report.html'), 'utf8');
  return Array.from(html.matchAll(/src="data:image\/svg\+xml;base64,([^"]*)"/g), ([, data]) =>
    Buffer.from(data, 'base64').toString(),
  );
}

test('a number that the build refuses in seven figures is reported so', async () => {
  const copy = copyProject();
  const run = 'static/data/results/laravel-trueasync-octane/ta-benchmark-2026-04-03.json';
  const data = JSON.parse(copy.read(run));
  measurement(data, 'trueasync-4').values.throughputPerS.value = 900;
  copy.write(run, JSON.stringify(data));
  const {out: compared} = await report(['--base', process.cwd(), '--json'], {cwd: copy.root});
  copy.discard();
  const {claims, figures, sentences} = JSON.parse(compared);
  const ofStudy = (list) => list.filter(({id}) => id.startsWith('laravel-trueasync-octane/'));
  expect(ofStudy(figures).length).toBeGreaterThanOrEqual(7);
  expect(ofStudy(claims).length).toBeGreaterThanOrEqual(7);
  expect(ofStudy(claims).find(({id}) => id.endsWith('/saturates-target'))).toMatchObject({
    before: {verdict: 'holds'},
    after: {verdict: 'wrong'},
  });
  expect(sentences.some(({file}) => file.startsWith('docs/'))).toBe(true);
  expect(sentences.some(({file}) => file.startsWith('i18n/ru/'))).toBe(true);
}, 480_000);

test('facts of a run and its verdicts are compared too', async () => {
  changeJson(RUN, (data) => {
    data.environment.cores = 8;
    measurement(data, 'slow-4').values.latencyMs.p50.value = 544;
  });
  const {out} = await report(['--base', 'HEAD'], {lang: 'ru'});
  expect(out).toMatch(/environment\.cores.*16.*8/);
  expect(out).toMatch(/закон Литтла|Закон Литтла/);
});

test('new, removed and broken results are named', async () => {
  const base = mkdtempSync(join(tmpdir(), 'report-base-'));
  cpSync(project, base, {recursive: true});
  rmSync(join(base, RUN));
  expect(JSON.parse((await report(['--base', base, '--json'])).out).added).toMatchObject([
    {id: 'demo/run-1'},
  ]);
  rmSync(join(project, RUN));
  expect((await report(['--base', 'HEAD'])).out).toMatch(
    /result demo\/run-1<.*published<.*removed</,
  );
  writeFileSync(join(project, RUN), '{"id": ');
  const {out} = await report(['--base', 'HEAD']);
  expect(out).toContain('so the file is incomplete');
  expect(out).toContain('## What could not be computed');
});

test('pictures stand side by side in a page that loads and runs nothing', async () => {
  site.edit(RUN, '"value": 989', '"value": 700');
  site.edit(PICTURE, '</svg>', '<script>alert(1)</script></svg>');
  const {code} = await report(['--base', 'HEAD', '--out', 'out']);
  const html = readFileSync(join(project, 'out/report.html'), 'utf8');
  expect(code).toBe(0);
  expect(picturesOf('out')).toHaveLength(2);
  expect(html).not.toMatch(/<script|https?:/);
  expect(html).toContain('default-src &#x27;none&#x27;; img-src data:; style-src &#x27;sha256-');
});

test('a base that is none is wrong usage', async () => {
  for (const base of ['nowhere', '--output=/tmp/x', 'HEAD; rm -rf /']) {
    expect((await report([`--base=${base}`])).code).toBe(2);
  }
});

/** Rows of the part that says by study what changes. */
function rowsOf(out) {
  const [, part] = out.split(/^## .*\(demo\)$/mu);
  const [own] = part.split(/^## /mu);
  return Array.from(own.matchAll(/^\| (<code>.*) \|$/gmu), ([, row]) =>
    row.replaceAll(/<\/?code>/gu, '').split(' | '),
  );
}

describe('what changes is said by study', () => {
  const change = async (lang = 'en') => rowsOf((await report(['--base', 'HEAD'], {lang})).out);

  test('a changed digit: the value, the number of the claim, the figure, the verdict that turns', async () => {
    site.edit(RUN, '"value": 989', '"value": 700');
    const rows = await change();
    expect(rows[0]).toEqual([
      expect.stringMatching(/^claim demo\/five-times: “/),
      'holds',
      'wrong',
    ]);
    expect(rows).toContainEqual(['our number for the claim demo/five-times', '5.40', '3.83']);
    expect(rows).toContainEqual([
      expect.stringMatching(/^figure demo\/rate: /),
      'published',
      'draws other values',
    ]);
    expect(rows).toContainEqual([
      'result demo/run-1: fast-4.throughputPerS',
      '989/s',
      '700/s (−29.2%)',
    ]);
  });

  test('the same in Russian', async () => {
    site.edit(RUN, '"value": 989', '"value": 700');
    const rows = await change('ru');
    expect(rows[0].slice(1)).toEqual(['подтверждается', 'неверно']);
    expect(rows).toContainEqual([
      'результат demo/run-1: fast-4.throughputPerS',
      expect.stringMatching(/^989\s\/с$/u),
      expect.stringMatching(/^700\s\/с \(−29,2\s%\)$/u),
    ]);
  });

  test('a claim whose reason alone has other words counts as words', async () => {
    site.edit('i18n/en/studies/demo.json', /("claim\.five-times\.reason": ")/, '$1Newly said. ');
    expect(await change()).toEqual([['1 more claim: only its words', ' ', 'five-times']]);
  });

  test('an added result, and a removed figure', async () => {
    changeJson(RUN, (data) => {
      data.id = 'demo/run-2';
      const file = join(project, 'static/data/results/demo/run-2.json');
      writeFileSync(file, JSON.stringify(data));
      data.id = 'demo/run-1';
    });
    rmSync(join(project, 'src/studies/demo/figures/latency.ts'));
    site.edit('docs/studies/demo.mdx', /<Figure id="demo\/latency".*\n/, '');
    const rows = await change();
    expect(rows).toContainEqual(['result demo/run-2', '—', 'new, with 2 measurements']);
    expect(rows).toContainEqual([
      expect.stringMatching(/^figure demo\/latency: /),
      'published',
      'removed',
    ]);
    expect(rows.some(([what]) => what.startsWith('figure demo/rate'))).toBe(false);
  });
});

test('two commits are compared whatever the files are now', async () => {
  const commit = () => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
    git(...who, 'commit', '-q', '-a', '-m', 'change');
  };
  site.edit(RUN, '"value": 989', '"value": 700');
  commit();
  site.edit(RUN, '"value": 700', '"value": 600');
  const {out} = await report(['--base', 'HEAD~1', '--head', 'HEAD']);
  expect(rowsOf(out)).toContainEqual([
    'result demo/run-1: fast-4.throughputPerS',
    '989/s',
    '700/s (−29.2%)',
  ]);
  const {code, err} = await report(['--base', 'HEAD', '--head', 'nowhere']);
  expect(code).toBe(2);
  expect(err).toContain('“nowhere”');
});

describe('published data as the base', () => {
  /** The project’s data as a release of them has them. */
  async function publish(folder, change = (_said) => {}) {
    const {saidBy} = await import('./said.ts');
    const {stateOf} = await import('../../content/effects/state.ts');
    const said = await saidBy(await stateOf(project));
    change(said);
    const files = {
      'package.json': {version: '0.3.0'},
      'api/v1/claims.json': {claims: said.claims},
      'api/v1/figures.json': {figures: said.figures},
      'api/v1/corrections.json': {corrections: said.corrections},
      'api/v1/results.json': {results: said.results, studies: said.studies},
      'data/results/demo/run-1.json': JSON.parse(site.read(RUN)),
    };
    for (const [file, content] of Object.entries(files))
      writeWhole(join(project, folder, file), JSON.stringify(content));
  }

  test('gives notes on a release, which say nothing where nothing has changed', async () => {
    await publish('old');
    const {out} = await report(['--base', 'old']);
    expect(out).toContain('# What changed since 0.3.0');
    expect(out).toContain('It changes no number');
  });

  test('and say by study what has', async () => {
    await publish('old', ({claims}) => claims.shift());
    site.edit(RUN, '"value": 989', '"value": 991');
    const {out} = await report(['--base', 'old', '--out', 'notes'], {lang: 'ru'});
    const notes = readFileSync(join(project, 'notes/report.md'), 'utf8');
    expect(out).toContain('report.md, report.json');
    expect(notes).toContain('# Что изменилось после 0.3.0');
    expect(notes).toContain('Измеренных значений: 1.');
    expect(rowsOf(notes)[0].slice(1)).toEqual(['—', 'подтверждается']);
  });

  test('and so are two releases with each other', async () => {
    await publish('old', ({figures}) => figures.pop());
    await publish('new');
    const {out} = await report(['--base', 'old', '--head', 'new']);
    expect(rowsOf(out)).toEqual([[expect.stringMatching(/^figure demo\/rate: /), '—', 'new']]);
  });

  test('that can’t be read are refused', async () => {
    await publish('old');
    writeFileSync(join(project, 'old/api/v1/figures.json'), '{');
    const {code, err} = await report(['--base', 'old']);
    expect(code).toBe(2);
    expect(err).toMatch(/^“old” can’t be read: /);
  });
});

describe('hostile names', () => {
  beforeEach(() => {
    changeJson(RUN, (data) => {
      data.environment.os = HOSTILE;
      Object.values(data.systems)[0].versions = {'x y': HOSTILE};
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
    expect(html).toMatch(/&(lt|#x3C);script/);
  });
});

describe('a comment', () => {
  test('is written from the data of a report', async () => {
    changeJson(RUN, (data) => {
      measurement(data, 'fast-4').values.throughputPerS.value = 900;
    });
    await report(['--base', 'HEAD', '--out', 'out']);
    const comment = commentOf(readFileSync(join(project, 'out/report.json'), 'utf8'));
    expect(comment.startsWith(MARK)).toBe(true);
    expect(comment).toMatch(/fast-4.*989\/s.*900\/s/);
    expect(comment).toMatch(/demo\/five-times.*holds.*wrong/);
    expect(comment).toContain('answered 900 req/s');
    const [, russian] = comment.split('<details lang="ru"><summary>Русский</summary>');
    expect(russian).toMatch(/demo\/five-times: .*подтверждается.*неверно/);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"changed": 1}'],
    ['null', 'null'],
    [
      'a list of nulls',
      JSON.stringify({
        ...NO_CHANGE,
        problems: [null],
        changed: [null],
      }),
    ],
    [
      'a sentence that there is none of',
      JSON.stringify({
        ...NO_CHANGE,
        problems: [{code: 'constructor'}],
      }),
    ],
  ])('of %s says that there is no report', (_name, text) => {
    expect(commentOf(text)).toContain('can’t be read');
  });

  test('of hostile data calls nobody, links nowhere and stays below the limit', () => {
    const lists = {problems: [], added: [], claims: [], verdicts: [], changed: [], failures: []};
    const removed = Array.from({length: 5000}, () => HOSTILE.repeat(50));
    const figures = Array.from({length: 5000}, () => ({id: HOSTILE, kind: 'changed', texts: []}));
    const sentences = Array.from({length: 5000}, () => ({
      ...{file: HOSTILE, line: 1, before: HOSTILE, after: HOSTILE},
      warnings: [{kind: 'sign', of: HOSTILE, was: HOSTILE, now: HOSTILE}],
    }));
    const pictures = figures;
    const titles = {[HOSTILE]: {en: HOSTILE, ru: HOSTILE}};
    const drawn = {title: {en: HOSTILE, ru: HOSTILE}, drawn: HOSTILE};
    const named = Array.from({length: 5000}, () => ({id: `${HOSTILE}/x`, after: drawn}));
    const more = {titles, pictures, answers: [], corrections: []};
    const data = {...lists, ...more, removed, figures: named, sentences, base: HOSTILE};
    const comment = commentOf(JSON.stringify(data));
    expect(comment.length).toBeLessThan(65_536);
    expect(comment).not.toMatch(/<script|@octocat|\]\(|https:\/\/|www\.evil/);
    expect(comment).not.toContain('can’t be read');
    expect(comment.trimEnd().endsWith('</details>')).toBe(true);
  });
});

test('the example of --help can be followed', async () => {
  expect((await report(['--help'])).out).toContain(
    'bench -- report --base HEAD~1 --out build-report',
  );
  expect((await report(['--base', 'HEAD', '--out', 'build-report'])).code).toBe(0);
});
