import {beforeAll, expect, test} from 'vitest';
import {shaper} from '../outlines/shape.ts';
import {writeSvg} from './write-svg.ts';

let look;

beforeAll(async () => {
  const colours = new Map([
    ['figure-ink', '#1f1e1b'],
    ['figure-surface', '#fcfbf8'],
  ]);
  const told = {title: 'A < B', summary: 'Both', language: 'ru', fingerprint: 'abc'};
  look = {colours, shape: await shaper(), ...told};
});

const svg = (content) => writeSvg(`<svg viewBox="0 0 100 50">${content}</svg>`, look);

test('what other programs don’t know is gone: variables, texts, styles, links, nested drawings', () => {
  const written = svg(
    '<svg width="9" style="width:100%" class="surface"><title></title><a href="#note"><circle r="4" fill="var(--figure-ink)" data-x="1"></circle></a>' +
      '<g font-size="14" fill="var(--figure-ink)"><text x="10" y="20" dy=".35em">Привет</text></g></svg>',
  );
  expect(written).not.toMatch(/var\(|<text|style=|class=|data-x|<a |href="#note"|<svg.*<svg/su);
  expect(written).toContain('<circle r="4" fill="#1f1e1b"/>');
  // .35 em of 14 px below 20
  expect(written).toContain('translate(10 24.9)');
});

test('a halo stands behind its text, and in the width that the drawing has', () => {
  const written = svg(
    '<text x="0" y="20" font-size="20" fill="var(--figure-ink)" stroke="var(--figure-surface)" stroke-width="4" paint-order="stroke">1</text>',
  );
  const halo = written.indexOf('stroke="#fcfbf8"');
  expect(halo).toBeGreaterThan(0);
  expect(written.indexOf('fill="#1f1e1b"')).toBeGreaterThan(halo);
  // 4 px at a scale of 20/250
  expect(written).toContain('stroke-width="50"');
});

test('a sign that occurs often is outlined once, and the words can still be found', () => {
  const written = svg('<text x="0" y="20" font-size="20">aaa</text>');
  expect(written.match(/<path /gu)).toHaveLength(1);
  expect(written.match(/<use /gu)).toHaveLength(3);
  expect(written).toContain('<metadata>aaa</metadata>');
  expect(written).toContain('<title id="t">A &lt; B</title>');
});

test('a word that is said again stands once too, and what is drawn once has no name', () => {
  const said = (y) => `<text x="9" y="${y}" font-size="20">Requests, ${y}</text>`;
  const written = svg(said(1) + said(2) + said(3));
  const [, id] = /<g id="(\w+)">/u.exec(written);
  expect(written.match(new RegExp(`href="#${id}"/>`, 'gu'))).toHaveLength(3);
  const names = [...written.matchAll(/ id="(\w+)"/gu)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [, name] of written.matchAll(/href="#(\w+)"/gu)) expect(names).toContain(name);
});

test('anchors count from what the text really measures', () => {
  const {width} = look.shape('12', 400);
  const written = svg('<text x="50" y="20" font-size="10" text-anchor="end">12</text>');
  expect(written).toContain(`translate(${Number((50 - width / 100).toFixed(2))} 20)`);
});

test('signs outside the site’s type come from its maths; others are refused by name', () => {
  expect(svg('<text x="0" y="20" font-size="20">≥ 5 → 6</text>')).toContain('<path');
  expect(() => svg('<text x="0" y="20" font-size="20">漢</text>')).toThrow('“漢” (U+6F22)');
});

test('what follows such a sign is in the site’s type again', () => {
  const keysOf = (text) => look.shape(text, 400).glyphs.map(({key}) => key);
  expect(keysOf('≥ 360').slice(1)).toEqual(keysOf('360'));
});

test('an unknown colour is refused by name', () => {
  expect(() => svg('<rect fill="var(--figure-glow)"></rect>')).toThrow('--figure-glow');
});
