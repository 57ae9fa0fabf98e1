import {createHash} from 'node:crypto';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Document, Section, Table} from './document.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
.box { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #8884; padding: .25rem .75rem; text-align: left; vertical-align: top; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
figure { margin: 0; }
img { background: #fff; border: 1px solid #8884; max-width: 100%; }
`;

/** Nothing is loaded, nothing runs: the page needs its own style and the pictures that it holds. */
const POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** SVG */
export type Pair = {before?: string; after?: string};

/** A document as one HTML file that loads nothing. It holds pictures as images, in which no script runs. */
export function htmlOf(
  {title, intro, sections}: Document,
  {
    lang,
    say,
    pictures,
  }: {lang: string; say: (key: string) => string; pictures: (id: string) => Pair},
): string {
  const head = [
    h('meta', {charSet: 'utf-8'}),
    h('meta', {httpEquiv: 'Content-Security-Policy', content: POLICY}),
    h('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'}),
    h('title', clean(title)),
    h('style', STYLE),
  ];
  const body = [
    h('h1', clean(title)),
    ...intro.map(paragraph),
    ...sections.map((section) => sectionOf(section, {say, pictures})),
  ];
  const page = h('html', {lang}, [h('head', head), h('body', body)]);
  return `${toHtml({type: 'root', children: [{type: 'doctype'}, page]})}\n`;
}

function sectionOf(
  {heading, paragraphs, table, picture}: Section,
  {say, pictures}: Pick<Parameters<typeof htmlOf>[1], 'say' | 'pictures'>,
) {
  return h('section', [
    h('h2', clean(heading)),
    ...paragraphs.map(paragraph),
    ...(table ? [tableOf(table)] : []),
    ...(picture === undefined ? [] : [pairOf(picture, pictures(picture), say)]),
  ]);
}

const paragraph = (text: string) => h('p', clean(text));

function tableOf({head, rows}: Table) {
  const row = (cells: string[], tag: string) =>
    h(
      'tr',
      cells.map((cell) => h(tag, clean(cell))),
    );
  const body = rows.map((cells) => row(cells, 'td'));
  return h('.box', [h('table', [h('thead', [row(head, 'th')]), h('tbody', body)])]);
}

function pairOf(id: string, {before, after}: Pair, say: (key: string) => string) {
  return h('.pair', [
    figureOf(say('report.column.before'), before, id),
    figureOf(say('report.column.after'), after, id),
  ]);
}

function figureOf(caption: string, svg: string | undefined, id: string) {
  return h('figure', [
    h('figcaption', caption),
    svg ? imageOf(svg, `${id}, ${caption}`) : h('p', '—'),
  ]);
}

function imageOf(svg: string, alt: string) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return h('img', {alt: clean(alt), src});
}

/** Texts come from files of anybody: their control characters would be invisible. */
const clean = (text: string) => String(text).replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
