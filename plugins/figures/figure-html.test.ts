import {join} from 'node:path';
import {JSDOM} from 'jsdom';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {readFigures} from '../../content/figures/read-figures.ts';
import {Caption, Picture} from '../../src/components/figure/static/parts.tsx';
import {figureHtml, staticFigure} from './figure-html.ts';

const [figure] = await readFigures(join(import.meta.dirname, '../..'));
const hostile = `<b title="x">'&amp;`;
const look = {
  t: (key) => (key === 'figure.table' ? 'Values' : hostile),
  has: () => true,
  locale: 'en',
  baseUrl: '/base/',
  pictures: {wide: '<svg id="wide"></svg>', narrow: '<svg id="narrow"></svg>'},
};

test('texts of a catalogue are text in the HTML, whatever signs they hold', () => {
  const {document} = new JSDOM(figureHtml(figure, look)).window;
  expect(document.querySelector('b')).toBeNull();
  for (const place of ['figcaption', 'caption', 'thead th'])
    expect(document.querySelector(place).textContent, place).toContain(hostile);
  expect(document.querySelector('.table-box').getAttribute('aria-label')).toContain(hostile);
  const spots = document.querySelector('[data-figure-spots]').textContent;
  expect(spots).not.toContain('<');
  expect(JSON.parse(spots).spots.keys.length).toBeGreaterThan(0);
});

test('a corrected figure says when, and tells what was wrong once it is asked', () => {
  const note = {when: 'Corrected.', was: hostile, link: 'Why', address: '/ru/corrections/#a'};
  const {document} = new JSDOM(figureHtml(figure, {...look, corrections: [note]})).window;
  const said = document.querySelector('figcaption ~ details.figure-corrected');
  expect(said.open).toBe(false);
  expect(said.querySelector('summary').textContent).toBe('Corrected.');
  expect(said.querySelector('p').textContent).toBe(`${hostile} Why`);
  expect(said.querySelector('a').getAttribute('href')).toBe('/ru/corrections/#a');
});

test('the parts of a frame can be arranged otherwise', () => {
  const props = {figure: staticFigure(figure, look), look};
  const html = renderToStaticMarkup(
    createElement('main', null, createElement(Picture, props), createElement(Caption, props)),
  );
  const {document} = new JSDOM(html).window;
  expect(document.querySelector('.figure-wide svg').id).toBe('wide');
  expect(document.querySelector('.figure-picture ~ figcaption')).not.toBeNull();
  expect(document.querySelector('table')).toBeNull();
});
