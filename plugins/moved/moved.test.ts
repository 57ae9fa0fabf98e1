import {readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {MOVED} from '../../content/site/moved.ts';
import {hashOf} from '../common/policy.ts';
import {movedFiles} from './index.ts';

const SITE = {root: 'https://site.example/sub/', base: '/sub/'};

/** What the merged pages had, and links elsewhere may name, by the page that took them in. */
const FIRST_RUN = [
  ...['summary', 'workers', 'slots', 'wait', 'latency', 'memory', 'model', 'libraries', 'checked'],
  ...['runtimes', 'public'],
  ...['design', 'effects', 'second-machine', 'parts', 'limits', 'rejected', 'superseded'],
  ...['repeat', 'sources'],
  ...['throughput-by-workers', 'equal-concurrency', 'io-wait', 'workloads', 'memory'].map(figure),
  ...['latency-below-saturation', 'predicted-and-measured', 'other-libraries'].map(figure),
  ...['runtimes', 'runtimes-rates', 'techempower-2x2', 'effects-2x2', 'effects-2x2x2'].map(figure),
  ...['second-machine', 'cpu-per-request', 'later-run'].map(figure),
];

function figure(name: string) {
  return `figure-${name}`;
}

test.each([
  {language: 'en', prefix: ''},
  {language: 'ru', prefix: 'ru/'},
])('each former address leads on with and without scripts, $language', ({language, prefix}) => {
  const files = [...movedFiles(process.cwd(), SITE, language)];
  expect(files.map(([address]) => address)).toEqual(
    Object.keys(MOVED).map((from) => `${from}/index.html`),
  );
  for (const [from, html] of files) {
    const page = new JSDOM(html).window.document;
    const [path, section] = MOVED[from.replace('/index.html', '')].split('#');
    const target = `/sub/${prefix}${path}/`;
    const anchor = section ? `#${section}` : '';
    expect(page.querySelector('a')?.getAttribute('href')).toBe(`${target}${anchor}`);
    expect(page.querySelector('a')?.textContent).not.toBe('');
    expect(html).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=${target}${anchor}">`,
    );
    const script = page.querySelector('script')?.textContent ?? '';
    const hash = anchor ? `(location.hash||"${anchor}")` : 'location.hash';
    expect(script).toContain(`location.replace("${target}"+location.search+${hash})`);
    expect(html).toContain(hashOf(script));
  }
});

const CASES = [
  ...['bytepursuits', 'idlemmo', 'throughput', 'latency', 'bounds', 'sources'],
  ...['throughput', 'in-flight', 'p95'].map(figure),
];
const HYPERF = ['hyperf', 'in-flight', 'factor', 'limits', 'sources', figure('in-flight')];

test.each(
  ['docs', 'i18n/ru/docusaurus-plugin-content-docs/current'].flatMap((folder) => [
    {page: `${folder}/studies/state-or-coroutines-first-run.mdx`, anchors: FIRST_RUN},
    {page: `${folder}/studies/swoole-in-practice-cases.mdx`, anchors: CASES},
    {page: `${folder}/studies/swoole-in-practice.mdx`, anchors: HYPERF},
  ]),
)('the page that took them in has every anchor of theirs, $page', ({page, anchors}) => {
  const text = readFileSync(page, 'utf8');
  const isThere = (anchor: string) =>
    text.includes(`{/* #${anchor} */}`) ||
    text.includes(`id="${anchor}"`) ||
    new RegExp(`<Figure id="[\\w-]+/${anchor.replace(/^figure-/u, '')}"`, 'u').test(text);
  expect(anchors.filter((anchor) => !isThere(anchor))).toEqual([]);
});
