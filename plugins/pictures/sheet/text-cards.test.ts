import {expect, test} from 'vitest';
import {claimViews} from '../../../content/claim/view.ts';
import {LOCALES} from '../../../content/languages.ts';
import {catalogueOf} from '../../../content/site/catalogue.ts';
import {loadSite} from '../../../content/site/load-site.ts';
import {cardJobs} from '../card-jobs.ts';
import {measureOf, shaper} from '../outlines/shape.ts';
import {CARD} from './figure-sheets.ts';
import {textCardSheet} from './text-cards.ts';

const measure = measureOf(await shaper());
const site = await loadSite(process.cwd());

const footer = 'site.example';
const card = (reason, quote = '5 times') => ({
  blocks: [
    ['over', 'README'],
    ['main', quote],
    ['mark', 'Verdict: holds'],
    ['body', reason],
  ],
  footer,
});
const sizesOf = ({lines}) => lines.map(({size}) => size);
const said = ({lines}) => lines.map(({text}) => text).join(' ');

test('no text of a study’s or a claim’s card leaves the card, its band or its neighbours', () => {
  // Of a preview at a long address, which is printed in the footer.
  const jobs = cardJobs(site, 'https://organisation.example/a-long-name-of-a-preview/of-the-site/');
  const cards = jobs.flatMap((job) => job.cards);
  const {studies} = catalogueOf(site, 'en');
  const answers = claimViews(site, 'en').flatMap((view) => [view, ...view.elsewhere]);
  expect(cards.length).toBe(LOCALES.length * (studies.length + answers.length));
  expect(cards.flatMap((each) => faultsOf(textCardSheet(each, measure)))).toEqual([]);
});

/** Texts that leave the card, stand on one another, or aren't in the middle of their band. */
function faultsOf({lines, boxes: [, band]}) {
  const endOf = ({text, x, size, weight}) => x + measure(text, size, weight);
  const isIn = (line, at) =>
    endOf(line) <= CARD.width - 60 &&
    line.y < CARD.height - 30 &&
    line.y - 0.7 * line.size >= (lines[at - 1]?.y ?? 30);
  const marked = lines.find(({y}) => y > band.y && y < band.y + band.height);
  const above = marked.y - 0.7 * marked.size - band.y;
  const below = band.y + band.height - marked.y;
  const beside = band.x + band.width - endOf(marked);
  const onBand = Math.abs(above - below) < 1 && Math.abs(beside - (marked.x - band.x)) < 1;
  return [...lines.filter((line, at) => !isIn(line, at)), ...(onBand ? [] : [marked])].map(
    ({text}) => text,
  );
}

test('a short text is larger, and a long one is shortened by whole sentences', () => {
  const short = textCardSheet(card('It does.'), measure);
  const sentences = Array.from({length: 60}, (_, at) => `This is reason ${at}.`);
  const long = textCardSheet(card(sentences.join(' ')), measure);
  expect(Math.max(...sizesOf(short))).toBeGreaterThan(Math.max(...sizesOf(long)));
  expect(said(long)).toMatch(/reason 0\. .*reason \d+\. site\.example$/u);
  expect(said(long)).not.toContain('reason 59');
});

test('a number with a point doesn’t end a sentence', () => {
  const words = Array.from({length: 10}, (_, at) => `The mean of row ${at} is 3.5 ms. Twice.`);
  expect(said(textCardSheet(card(words.join(' ')), measure))).not.toMatch(/is 3\. /u);
});

test('refuses a first sentence without room, and shows it', () => {
  const endless = Array.from({length: 200}, () => 'endless').join(' ');
  expect(() => textCardSheet(card(endless), measure)).toThrow(/no room for “README \/ 5 times/u);
});
