import {readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {MOVED} from '../../content/site/moved.ts';
import {hashOf} from '../common/policy.ts';
import {movedFiles} from './index.ts';

const SITE = {root: 'https://site.example/sub/', base: '/sub/'};

/** What the merged pages had, and links elsewhere may name. */
const ANCHORS = [
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
  for (const [, html] of files) {
    const page = new JSDOM(html).window.document;
    const target = `/sub/${prefix}studies/state-or-coroutines-first-run/`;
    expect(page.querySelector('a')?.getAttribute('href')).toBe(target);
    expect(page.querySelector('a')?.textContent).not.toBe('');
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${target}">`);
    const script = page.querySelector('script')?.textContent ?? '';
    expect(script).toContain(`location.replace("${target}"+location.search+location.hash)`);
    expect(html).toContain(hashOf(script));
  }
});

test.each(['docs', 'i18n/ru/docusaurus-plugin-content-docs/current'])(
  'the page that took them in has every anchor of theirs, %s',
  (folder) => {
    const text = readFileSync(`${folder}/studies/state-or-coroutines-first-run.mdx`, 'utf8');
    const isThere = (anchor: string) =>
      text.includes(`{/* #${anchor} */}`) ||
      text.includes(`id="${anchor}"`) ||
      text.includes(`<Figure id="state-or-coroutines/${anchor.replace(/^figure-/u, '')}"`);
    expect(ANCHORS.filter((anchor) => !isThere(anchor))).toEqual([]);
  },
);
