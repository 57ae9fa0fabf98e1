import type {Document, Section, Table} from './document.ts';

/** Rows of one table in the Markdown of a comment; the HTML has them all. */
const MOST_ROWS = 40;
/** GitHub refuses comments above 65,536 characters, and a brief in another language follows. */
const MOST_CHARACTERS = 45_000;
const LONGEST_TEXT = 300;

/**
 * A document as Markdown that nothing in it can break out of: every text is code, in which GitHub sees neither
 * mentions nor links, and every character that means something to Markdown or HTML is written by its number.
 */
export function markdownOf(
  {title, intro, sections}: Document,
  say: (key: string, params?: object) => string,
  most: number = MOST_CHARACTERS,
): string {
  const parts = [
    `# ${plain(title)}`,
    ...intro.map(plain),
    ...sections.flatMap((section) => sectionOf(section, say)),
    ...(sections.some(({picture}) => picture) ? [plain(say('report.pictures-in-html'))] : []),
  ];
  return cutAt(parts, say, most);
}

function sectionOf(
  {heading, paragraphs, table}: Section,
  say: (key: string, params?: object) => string,
) {
  return [
    `## ${plain(heading)}`,
    ...paragraphs.slice(0, MOST_ROWS).map((text) => `- ${plain(text)}`),
    ...(paragraphs.length > MOST_ROWS ? [more(paragraphs.length, say)] : []),
    ...(table
      ? [tableOf(table), ...(table.rows.length > MOST_ROWS ? [more(table.rows.length, say)] : [])]
      : []),
  ];
}

function tableOf({head, rows}: Table) {
  const line = (cells: string[], write: (text: string) => string) =>
    `| ${cells.map(write).join(' | ')} |`;
  return [
    line(head, plain),
    line(head, () => '---'),
    ...rows.slice(0, MOST_ROWS).map((row) => line(row, (cell) => (cell === '' ? ' ' : code(cell)))),
  ].join('\n');
}

const more = (count: number, say: (key: string, params?: object) => string) =>
  plain(say('report.more', {count: count - MOST_ROWS}));

function cutAt(parts: string[], say: (key: string, params?: object) => string, most: number) {
  const kept = [];
  let length = 0;
  for (const part of parts) {
    length += part.length + 2;
    if (length > most) return `${[...kept, plain(say('report.cut'))].join('\n\n')}\n`;
    kept.push(part);
  }
  return `${kept.join('\n\n')}\n`;
}

/** Whatever means something to Markdown or HTML, makes a link or calls somebody. */
const MEANINGFUL = /[<>&|`*_[\]\\~@#!$^{}"'=]|:(?=\/\/)|(?<=www)\./giu;

/** A text of ours, which may contain names from files. */
function plain(text: string) {
  const clean = String(text)
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, LONGEST_TEXT);
  return clean.replaceAll(MEANINGFUL, (character) => `&#${character.codePointAt(0)};`);
}

/** A text from a file, as code, so that a name in it mentions no user. */
function code(text: string) {
  return `<code>${plain(text)}</code>`;
}
