import {CARD} from './figure-sheets.ts';
import {markAt, markWidth} from './mark.ts';
import type {Sheet} from './figure-sheets.ts';
import type {Line} from './lines.ts';

/** width of a text as it will be set */
export type Measure = (text: string, size: number, weight?: number) => number;

/** what a card says, in the order in which it stands there */
export interface TextCard {
  /** below the site's root */
  address: string;
  blocks: Block[];
  footer: string;
}

export type Block = [role: keyof typeof ROLES, text: string];

const INK = 'var(--figure-ink)';
const MUTED = 'var(--figure-muted)';

/** Type of a card, px: cards are shown at half their size, and at a third on phones. `mark` stands on a band. */
const ROLES = {
  over: {size: 30, lead: 1.25, weight: 600, colour: MUTED, after: 18},
  main: {size: 54, lead: 1.18, weight: 700, colour: INK, after: 26},
  mark: {size: 34, lead: 1.6, weight: 600, colour: INK, after: 26},
  body: {size: 36, lead: 1.34, weight: 400, colour: INK, after: 24},
};

/** Shares of that size, of which the largest is taken that has room for everything. */
const SHARES = [1.3, 1.2, 1.1, 1, 0.94, 0.88, 0.82, 0.76];
const LEAST = SHARES[SHARES.length - 1];

/** Size of type that the mark is drawn for: a card is seen small. */
const MARK_SIZE = 36;
const EDGE = 64;
const TOP = 52;
const BAR = 16;
const INNER = CARD.width - 2 * EDGE;
const FOOT = CARD.height - 62;
const BAND = 18;

/**
 * A card of texts alone, for what has no picture of its own: type as large as its texts allow. Where not even the
 * smallest has room for a long text, its last sentences are left out: the page that the card leads to has them.
 *
 * @throws {Error} when the first sentences alone have no room
 */
export function textCardSheet(
  {blocks, footer}: Pick<TextCard, 'blocks' | 'footer'>,
  measure: Measure,
): Sheet {
  const {lines, boxes} = fittingOf(blocks, measure);
  const {width, height} = CARD;
  const foot = footerLine(footer, measure);
  return {
    ...{width, height, pins: [], chart: null},
    lines: [...lines, foot],
    mark: markAt([foot], CARD.width - EDGE, MARK_SIZE),
    boxes: [{x: 0, y: 0, width: BAR, height, fill: 'var(--figure-halo)'}, ...boxes],
  };
}

function fittingOf(blocks: Block[], measure: Measure) {
  const fits = ({bottom}: {bottom: number}) => bottom <= FOOT - 16;
  for (const share of SHARES) {
    const laid = stacked(blocks, share, measure);
    if (fits(laid)) return laid;
  }
  for (const fewer of shortened(blocks)) {
    const laid = stacked(fewer, LEAST, measure);
    if (fits(laid)) return laid;
  }
  const texts = blocks.map(([, text]) => text).join(' / ');
  throw new Error(`a card has no room for “${texts}”: shorten its first sentences.`);
}

/** The same blocks with a sentence fewer each time. */
function shortened(blocks: Block[]): Block[][] {
  const [, body = ''] = blocks.find(([role]) => role === 'body') ?? [];
  const sentences = body.split(/(?<=[.!?]»?)\s+(?=[\p{Lu}«“\d])/u);
  return sentences
    .slice(1)
    .map((_, left) => sentences.slice(0, -1 - left).join(' '))
    .map((text) => blocks.map(([role, own]) => [role, role === 'body' ? text : own]));
}

function stacked(blocks: Block[], share: number, measure: Measure) {
  let bottom = TOP;
  const lines: Line[] = [];
  const boxes: NonNullable<Sheet['boxes']> = [];
  for (const [role, text] of blocks) {
    const {size: full, lead, after, ...style} = ROLES[role];
    const size = full * share;
    const x = role === 'mark' ? EDGE + BAND : EDGE;
    const widthOf = (part: string) => measure(part, size, style.weight);
    const texts = broken(text, INNER - 2 * (x - EDGE), widthOf);
    const height = texts.length * size * lead;
    if (role === 'mark') {
      const width = Math.max(...texts.map(widthOf)) + 2 * BAND;
      boxes.push({x: EDGE, y: bottom, width, height, fill: 'var(--figure-band)'});
    }
    const y = (row: number) => bottom + size * (lead * (row + 0.5) + HALF_CAPITAL);
    texts.forEach((part, row) => lines.push({...style, text: part, size, x, y: y(row)}));
    bottom += height + after * share;
  }
  return {lines, boxes, bottom};
}

/** From the middle of a capital to its foot, in sizes. */
const HALF_CAPITAL = 0.35;

/** Widths of words are added up: each is measured once, whatever line it is tried on. */
function broken(text: string, room: number, widthOf: (part: string) => number) {
  const space = widthOf(' ');
  const lines: string[] = [];
  let left = -1;
  for (const word of text.split(/[ \n]+/u)) {
    const width = widthOf(word);
    const hasRoom = left >= space + width;
    if (hasRoom) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
    left = (hasRoom ? left - space : room) - width;
  }
  return lines;
}

/** On one line, smaller where the site has a long address. */
function footerLine(text: string, measure: Measure): Line {
  const room = INNER - markWidth(MARK_SIZE);
  const size = Math.min(CARD.footer, (CARD.footer * room) / measure(text, CARD.footer));
  return {text, x: EDGE, y: CARD.height - 40, size, colour: MUTED};
}
