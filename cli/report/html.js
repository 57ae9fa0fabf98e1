import {createHash} from 'node:crypto';

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

/** Nothing is loaded, nothing runs: the page needs its own style and pictures that stand in it. */
const POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * A document as one HTML file that loads nothing. Pictures stand in it as images, in which no script runs.
 *
 * @param {ReturnType<typeof import('./document.js').documentOf>} document
 * @param {{lang: string, say: (key: string) => string, pictures: (id: string) => {before?: string, after?: string}}} options
 * @returns {string}
 */
export function htmlOf({title, intro, sections}, {lang, say, pictures}) {
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escaped(POLICY)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<h1>${escaped(title)}</h1>`,
    ...intro.map(paragraph),
    ...sections.map((section) => sectionOf(section, {say, pictures})),
    '',
  ].join('\n');
}

function sectionOf({heading, paragraphs, table, pictures: list = []}, {say, pictures}) {
  return [
    '<section>',
    `<h2>${escaped(heading)}</h2>`,
    ...paragraphs.map(paragraph),
    ...(table ? [tableOf(table)] : []),
    ...list.map(({id, kind}) => pairOf(id, kind, pictures(id), say)),
    '</section>',
  ].join('\n');
}

const paragraph = (text) => `<p>${escaped(text)}</p>`;

function tableOf({head, rows}) {
  const cells = (row, tag) => row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `<div class="box"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

function pairOf(id, kind, {before, after}, say) {
  return [
    `<h3>${escaped(id)}: ${escaped(kind)}</h3>`,
    '<div class="pair">',
    figureOf(say('report.column.before'), before, id),
    figureOf(say('report.column.after'), after, id),
    '</div>',
  ].join('\n');
}

function figureOf(caption, svg, id) {
  const picture = svg
    ? `<img alt="${escaped(`${id}, ${caption}`)}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`
    : '<p>—</p>';
  return `<figure><figcaption>${escaped(caption)}</figcaption>${picture}</figure>`;
}

const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};
const escaped = (text) =>
  String(text)
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character]);
