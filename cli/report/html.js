// @ts-check
import {createHash} from 'node:crypto';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';

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

/**
 * A document as one HTML file that loads nothing. It holds pictures as images, in which no script runs.
 *
 * @param {ReturnType<typeof import('./document.js').documentOf>} document
 * @param {{lang: string, say: (key: string) => string, pictures: (id: string) => Pair}} options
 * @returns {string}
 *
 * @typedef {{before?: string, after?: string}} Pair SVG
 */
export function htmlOf({title, intro, sections}, {lang, say, pictures}) {
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

/** @param {import('./document.js').Section} section @param {Pick<Parameters<typeof htmlOf>[1], 'say' | 'pictures'>} look */
function sectionOf({heading, paragraphs, table, picture}, {say, pictures}) {
  return h('section', [
    h('h2', clean(heading)),
    ...paragraphs.map(paragraph),
    ...(table ? [tableOf(table)] : []),
    ...(picture === undefined ? [] : [pairOf(picture, pictures(picture), say)]),
  ]);
}

/** @param {string} text */
const paragraph = (text) => h('p', clean(text));

/** @param {import('./document.js').Table} table */
function tableOf({head, rows}) {
  /** @param {string[]} cells @param {string} tag */
  const row = (cells, tag) =>
    h(
      'tr',
      cells.map((cell) => h(tag, clean(cell))),
    );
  const body = rows.map((cells) => row(cells, 'td'));
  return h('.box', [h('table', [h('thead', [row(head, 'th')]), h('tbody', body)])]);
}

/** @param {string} id @param {Pair} pair @param {(key: string) => string} say */
function pairOf(id, {before, after}, say) {
  return h('.pair', [
    figureOf(say('report.column.before'), before, id),
    figureOf(say('report.column.after'), after, id),
  ]);
}

/** @param {string} caption @param {string | undefined} svg @param {string} id */
function figureOf(caption, svg, id) {
  return h('figure', [
    h('figcaption', caption),
    svg ? imageOf(svg, `${id}, ${caption}`) : h('p', '—'),
  ]);
}

/** @param {string} svg @param {string} alt */
function imageOf(svg, alt) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return h('img', {alt: clean(alt), src});
}

/** Texts come from files of anybody: their control characters would be invisible. @param {string} text */
const clean = (text) => String(text).replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
