import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {PNG} from 'pngjs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {compareBuilds} from './differences.ts';
import {withoutExpected} from './expected.ts';

const PAGE = `<!doctype html><html lang="en"><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-AAAA='">
<script type="application/json" data-points="">{"points":[["a",269,81],["b",617,106]]}</script>
<script>let a=1</script><script src="/assets/js/wake.0cc10957.js"></script></head>
<body><main><h1 id="top">Hyperf</h1><p>It served 1,024 requests.</p>
<template><p>Он обслужил 1 024 запроса.</p></template>
<table><thead><tr><th>Workers</th><th>Rate</th></tr></thead><tbody><tr><td>4</td><td>98.6</td></tr></tbody></table>
<img src="/img/a.png" alt="A bar chart"></main></body></html>`;
const SVG = '<svg viewBox="0 0 9 9"><path d="M0,0L269,81" fill="red"/><text>98.6</text></svg>';

let root;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
});
afterAll(() => rmSync(root, {recursive: true}));

/** Pixels of one colour. */
function pngOf(red, options) {
  const png = new PNG({width: 2, height: 2});
  png.data.fill(255);
  png.data[4] = red;
  return PNG.sync.write(png, options);
}

let made = 0;
/** A small site on disk, whole but for what is given. */
function siteWith(files) {
  const folder = path.join(root, String((made += 1)));
  const site = {
    'index.html': PAGE,
    'pictures/a.svg': SVG,
    'pictures/a.png': pngOf(10),
    'data/a.json': '{"runs": [{"id": "a", "perS": 98.6}]}',
    'data/a.csv': 'workers,rate\n4,98.6\n',
    'feed.xml': '<feed>\n<title>Results</title>\n</feed>\n',
    ...files,
  };
  for (const [name, content] of Object.entries(site)) {
    if (content === null) continue;
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

const differencesWith = (files) => compareBuilds(siteWith({}), siteWith(files)).differences;
const page = (from, to) => {
  expect(PAGE).toContain(from);
  return differencesWith({'index.html': PAGE.replace(from, to)});
};

test('two builds of the same have no difference', () => {
  expect(compareBuilds(siteWith({}), siteWith({}))).toEqual({files: 6, differences: []});
});

test('a changed digit is named by file and place', () => {
  expect(page('1,024', '1,025')).toEqual([
    {
      file: 'index.html',
      place: '/html/body/main/p/#text',
      before: 'It served 1,024 requests.',
      after: 'It served 1,025 requests.',
    },
  ]);
});

test('so is one in a template, in the data of a page, in a result, a table and a feed', () => {
  expect(page('1 024 запроса', '1 024 запрос')).toMatchObject([
    {place: '/html/body/main/template/p/#text'},
  ]);
  expect(page('617', '618')).toMatchObject([
    {place: '/html/head/script $.points[1][1]', before: '617', after: '618'},
  ]);
  expect(differencesWith({'data/a.json': '{"runs": [{"perS": 98.7, "id": "a"}]}'})).toMatchObject([
    {file: 'data/a.json', place: '$.runs[0].perS', before: '98.6', after: '98.7'},
  ]);
  expect(differencesWith({'data/a.csv': 'workers,rate\n4,98.7\n'})).toMatchObject([
    {place: 'line 2'},
  ]);
  expect(differencesWith({'feed.xml': '<feed>\n<title>Claims</title>\n</feed>\n'})).toMatchObject([
    {place: 'line 2'},
  ]);
});

test('a lost alt is named', () => {
  expect(page(' alt="A bar chart"', '')).toEqual([
    {
      file: 'index.html',
      place: '/html/body/main/img @alt',
      before: 'A bar chart',
      after: 'no such attribute',
    },
  ]);
});

test('a moved path is named', () => {
  expect(differencesWith({'pictures/a.svg': SVG.replace('269,81', '269,82')})).toMatchObject([
    {
      file: 'pictures/a.svg',
      place: '/html/body/svg/path @d',
      before: 'M0,0L269,81',
      after: 'M0,0L269,82',
    },
  ]);
});

test('a dropped header is named, of a table, a CSV file and a policy', () => {
  expect(page('<th>Rate</th>', '')).toMatchObject([
    {place: '/html/body/main/table/thead/tr/th[2]', before: '<th>', after: 'is missing'},
  ]);
  expect(differencesWith({'data/a.csv': '4,98.6\n'})).toMatchObject([
    {place: 'line 1', before: 'workers,rate'},
    {place: 'line 2'},
    {place: 'line 3'},
  ]);
  expect(page("default-src 'none'; ", '')).toMatchObject([{place: '/html/head/meta @content'}]);
});

test('an element that came or went makes no other one differ', () => {
  expect(page('<h1 id="top">Hyperf</h1>', '<nav>x</nav><h1 id="top">Hyperf</h1>')).toMatchObject([
    {place: '/html/body/main/nav', before: 'is missing', after: '<nav>'},
  ]);
});

test('a file that came or went is named', () => {
  expect(differencesWith({'data/a.csv': null, 'data/b.csv': 'x\n'})).toEqual([
    {file: 'data/a.csv', place: '', before: 'is there', after: 'is missing'},
    {file: 'data/b.csv', place: '', before: 'is missing', after: 'is there'},
  ]);
});

test('hashes of assets, code, order of attributes, white space and how pixels are packed are set aside', () => {
  const other = PAGE.replace('0cc10957', '1dd20968')
    .replace('sha256-AAAA=', 'sha256-BBBB=')
    .replace('let a=1', 'let b=1')
    .replace('src="/img/a.png" alt="A bar chart"', 'alt="A bar chart" src="/img/a.png"')
    .replaceAll('\n', '\n  ');
  const files = {
    'index.html': other,
    'pictures/a.svg': SVG.replaceAll('><', '>\n<'),
    'pictures/a.png': pngOf(10, {colorType: 2}),
    'assets/js/new.12345678.js': 'anything',
  };
  expect(differencesWith(files)).toEqual([]);
});

test('a pixel of another colour is named', () => {
  expect(differencesWith({'pictures/a.png': pngOf(11)})).toEqual([
    {file: 'pictures/a.png', place: 'pixel 1, 0', before: '#0affffff', after: '#0bffffff'},
  ]);
});

test('what is meant to differ is taken out, and a line that nothing needs is named', () => {
  const differences = page('1,024', '1,025');
  const needed = {file: 'index\\.html', place: '.*/p/#text', reason: 'a mended number'};
  const unneeded = {file: 'talk/.*', reason: 'long ago'};
  expect(withoutExpected(differences, [needed, unneeded])).toEqual({left: [], unused: [unneeded]});
});

const run = (...words) =>
  spawnSync(process.execPath, ['scripts/compare/main.ts', ...words], {encoding: 'utf8'});

test('the command names differences, and refuses a folder that is no site', () => {
  const list = path.join(root, 'expected.json');
  writeFileSync(list, '[]');
  const words = ['--expected', list];
  const same = run(siteWith({}), siteWith({}), ...words);
  expect(same.stdout).toContain('6 files compared: 0 differences');
  expect(same.status).toBe(0);
  const other = run(siteWith({}), siteWith({'data/a.csv': null}), ...words);
  expect(other.stdout).toContain('data/a.csv: 1');
  expect(other.status).toBe(1);
  const none = run(root, siteWith({}), ...words);
  expect(none.stderr).toContain('there is no index.html');
  expect(none.status).toBe(2);
});

test('the list of the repository gives a reason for each line', () => {
  const lines = JSON.parse(readFileSync('scripts/compare/expected.json', 'utf8'));
  expect(lines.filter(({file, reason}) => !file || !reason)).toEqual([]);
});
