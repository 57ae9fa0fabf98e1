import {toString} from 'mdast-util-to-string';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {JUDGE_LINES, JUDGES} from '../../../lib/verdict/judges.ts';
import {expandJudges} from './claim.ts';

const catalogue = (locale, name) =>
  JSON.parse(readFileSync(`i18n/${locale}/${name}.json`, 'utf8').toString());

const rowsIn = (locale) => {
  const own = {study: catalogue(locale, 'study'), interface: catalogue(locale, 'interface')};
  const site = {catalogues: {[locale]: own}};
  return expandJudges({}, {locale, file: ''}, site).replacement.children.map(({children}) =>
    children.map((cell) => toString(cell)),
  );
};

test('every judge stands on one line, with a mirror image of the same tolerance', () => {
  expect(JUDGE_LINES.flat().sort()).toEqual(Object.keys(JUDGES).sort());
  for (const [first, mirrored = first] of JUDGE_LINES) {
    expect(JUDGES[mirrored].tolerance).toBe(JUDGES[first].tolerance);
  }
});

test.each([
  ['en', '0.5 of a unit in the last printed digit', '10%', 'none', '2 times'],
  ['ru', '0,5 единицы последнего напечатанного разряда', '10\u00a0%', 'нет', 'в\u00a02 раза'],
])('in %s tolerances are the code’s', (locale, printed, rounded, equal, far) => {
  const tolerances = Object.fromEntries(
    rowsIn(locale).map(([names, , tolerance]) => [
      names.match(/(?<=\()[a-z-]+/gu)?.join(', '),
      tolerance,
    ]),
  );
  expect(tolerances).toMatchObject({printed, rounded, equal, 'far-more, far-less': far});
});
