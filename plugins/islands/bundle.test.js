import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {islandScripts} from './bundle.js';

const {page, element, files} = islandScripts();
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
  expect(weight([page])).toBeLessThan(4500);
  const own = /\/(pool|pause|effects|compare|page)\./u;
  const entries = addresses.filter((each) => /\/(?!shared)[\w-]+\.\w+\.js$/u.test(each));
  const drawing = withImports(
    entries.filter((each) => each.startsWith('assets/') && !own.test(each)),
  );
  // Of this, 1.3 kB are the styles and the place of the menu of a figure that stands alone.
  expect(weight(drawing)).toBeLessThan(85_600);
});

test('the simulator, its Web Worker included, stays small and brings neither React nor charts', () => {
  const pool = addresses.find((address) => address.includes('/pool.'));
  const imported = [...textOf(pool).matchAll(/from"\.\/([^"]+)"/gu)].map(([, name]) => name);
  const all = [pool, ...imported.map((name) => `assets/islands/${name}`)];
  // Of these, 0.4 kB leave out what the address of a slide or a lesson names.
  expect(weight(all)).toBeLessThan(21_500);
  expect(all.map(textOf).join()).not.toMatch(/preact|recharts/iu);
});

test.each(['effects', 'compare'])('%s stays small and brings neither React nor charts', (name) => {
  const file = addresses.find((address) => address.includes(`/${name}.`));
  expect(weight([file])).toBeLessThan(8192);
  expect(withImports([file]).map(textOf).join()).not.toMatch(/preact|recharts/iu);
});

test('the answer stays small, what draws islands aside, and brings no charts', () => {
  const answer = addresses.find((address) => address.includes('/answer.'));
  // Without the list of shared files, which grows with other islands. Of the 10.5 kB, 0.2 hold the form under the hand
  // while the answer above it changes.
  const own = textOf(answer).replace(/^(?:import[^;]*;)+/u, '');
  expect(gzipSync(own, {level: 9}).length).toBeLessThan(10_500);
  expect(textOf(answer)).not.toMatch(/recharts/iu);
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
