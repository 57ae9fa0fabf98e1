import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {islandScripts} from './bundle.ts';

const {page, figures, lists, element, files} = islandScripts();
const textOf = (address) => Buffer.from(files.get(address)).toString();
const addresses = [...files.keys()];
const weight = (some) =>
  some.reduce((sum, address) => sum + gzipSync(files.get(address), {level: 9}).length, 0);

/** Files with all that they import, so that what only other islands share isn't counted. */
function withImports(some) {
  const all = new Set(some);
  for (const address of all)
    for (const [, name] of textOf(address).matchAll(/from"\.\/([^"]+)"/gu))
      all.add(`assets/islands/${name}`);
  return [...all];
}

test('each kind of island has its file, which the page script knows by its hash', () => {
  for (const name of ['figure', 'answer', 'vu-cap', 'pool', 'effects']) {
    const file = addresses.find((address) => address.includes(`/${name}.`));
    expect(file).toMatch(/^assets\/islands\/[\w-]+\.[A-Z0-9]{8}\.js$/);
    expect(textOf(page)).toContain(file.split('/').at(-1));
  }
});

test('what a page runs stays small, and so does all that draws', () => {
  // Of both, a tenth of a kilobyte reads points in columns, which spares a page of six figures half a kilobyte.
  expect(weight([page])).toBeLessThan(4750);
  expect(weight([figures])).toBeLessThan(4100);
  // Of this, half a kilobyte brings what finds words, and the entries that a page leaves out.
  expect(weight([lists])).toBeLessThan(1800);
  const own =
    /\/(advice|answer|pool|pause|effects|compare|diagnose|read-output|configuration|page|figures|lists?|words)\./u;
  const entries = addresses.filter((each) => /\/(?!shared)[\w-]+\.\w+\.js$/u.test(each));
  const drawing = withImports(
    entries.filter((each) => each.startsWith('assets/') && !own.test(each)),
  );
  // Files that explorables share with these are compressed one by one. Of this, 1.2 kB say how many sessions an interval rests on, and 1.3 kB are the styles and the place of the menu of a figure that stands alone; 0.3 kB came as the diagnosis shares pieces of these.
  expect(weight(drawing)).toBeLessThan(73_300);
});

const islands = [
  'advice',
  'answer',
  'pool',
  'pause',
  'effects',
  'compare',
  'diagnose',
  'vu-cap',
  'figure',
  'embed',
];
const loadedBy = (name) => withImports([addresses.find((each) => each.includes(`/${name}.`))]);
const isPreact = (address) => /__[Hk]\b/u.test(textOf(address));

/** What an island loads at the first touch that no other does, except those that use its calculations too. */
function ownOf(name, users = []) {
  const others = islands.filter((each) => each !== name && !users.includes(each)).flatMap(loadedBy);
  return loadedBy(name).filter((address) => !others.includes(address));
}

/*
 * Bytes of explorables, gzipped: `own` by the budget of each, of 14 kB with its model and its Web Worker (what the two
 * calculators share is a file of its own, which costs half a kilobyte), `all` with words,
 * formats and reading of fields, which explorables share, but without Preact. What some share with the diagnosis is in files of
 * its own, which costs a quarter of a kilobyte.
 */
test.each([
  {name: 'pool', users: ['vu-cap'], own: 12_500, all: 23_400},
  {name: 'advice', users: ['answer'], own: 10_600, all: 14_400},
  {name: 'answer', users: ['advice'], own: 14_000, all: 19_000},
  {name: 'effects', users: [], own: 8500, all: 19_900},
  {name: 'compare', users: [], own: 8500, all: 13_600},
  {name: 'pause', users: [], own: 2500, all: 6000},
  {name: 'diagnose', users: [], own: 14_000, all: 18_500},
])('$name stays small, and brings no charts', ({name, users, own, all}) => {
  // Without the lists of shared files, which grow with other islands.
  const codes = ownOf(name, users).map((each) => textOf(each).replace(/^(?:import[^;]*;)+/u, ''));
  const bytes = codes.reduce((sum, code) => sum + gzipSync(code, {level: 9}).length, 0);
  expect(bytes).toBeLessThan(own);
  const [preact, loaded] = [true, false].map((is) =>
    loadedBy(name).filter((address) => isPreact(address) === is),
  );
  expect(weight(loaded)).toBeLessThan(all);
  // Preact, and what takes over the server's elements, are the same for all.
  expect(weight(preact)).toBeLessThan(11_800);
  expect(loadedBy(name).map(textOf).join()).not.toMatch(/recharts/iu);
});

test('what the simulator fetches later stays small: its tables and statistics', () => {
  const [, late] = textOf(addresses.find((each) => each.includes('/pool.'))).match(
    /import\("\.\/([^"]+)"\)/u,
  );
  const first = loadedBy('pool');
  const more = withImports([`assets/islands/${late}`]).filter((each) => !first.includes(each));
  expect(weight(more)).toBeLessThan(3500);
});

test('what reads a tool’s output comes once it is there, and of the importers the tool’s alone', () => {
  const first = loadedBy('diagnose');
  const importsOf = (some) =>
    some.flatMap((each) =>
      Array.from(textOf(each).matchAll(/import\("\.\/([^"]+)"\)/gu), ([, file]) => file),
    );
  const late = [...new Set(importsOf(first))].map((file) => `assets/islands/${file}`);
  expect(late).toHaveLength(1);
  const reader = withImports(late).filter((each) => !first.includes(each));
  expect(weight(reader)).toBeLessThan(6000);
  const tools = [...new Set(importsOf(late))];
  expect(tools.length).toBeGreaterThan(8);
  for (const file of tools) {
    const more = withImports([`assets/islands/${file}`]);
    const own = more.filter((each) => !first.includes(each) && !reader.includes(each));
    // The parser of JSON that says where something stands, or that of CSV, is most of the larger ones.
    expect(weight(own), file).toBeLessThan(29_000);
  }
});

test('the answer as configuration comes once it is opened, with its model', () => {
  const file = addresses.find((each) => each.includes('/configuration.'));
  expect(textOf(addresses.find((each) => each.includes('/answer.')))).toContain(
    file.split('/').at(-1),
  );
  expect(weight(withImports([file]))).toBeLessThan(11_000);
});

test('words of embeds are loaded by embeds alone', () => {
  const [word] = Object.keys(JSON.parse(readFileSync('i18n/ru/embed.json', 'utf8')));
  const having = islands.filter((name) => loadedBy(name).map(textOf).join().includes(word));
  expect(having).toEqual(['embed']);
});

test('the web component is one file, at a stable address and at one named by its content', () => {
  expect(element).toMatch(/^embed\/benchmark-figure\.[A-Z0-9]{8}\.js$/);
  expect(textOf('embed/benchmark-figure.js')).toBe(textOf(element));
  expect(textOf(element)).not.toMatch(
    /\bimport\s*\(|\beval\(|new Function|localStorage|document\.cookie/u,
  );
  expect(weight([element])).toBeLessThan(60_000);
});

test('islands know nothing of the site, and use no store that Preact would have to be told of', () => {
  const code = addresses.map(textOf).join();
  expect(code).not.toMatch(/docusaurus/iu);
  // Recharts' own charts keep elements in a store that immer freezes, and Preact can't draw frozen ones: whoever uses
  // them calls immer's setAutoFreeze(false) in src/islands before the first drawing.
  expect(code).not.toContain('[Immer]');
  expect(code).not.toMatch(/\bcreateSlice\b|@reduxjs/u);
});
