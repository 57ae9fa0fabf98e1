import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {EFFECTS} from '../../../../lib/gains/corner-bounds.ts';
import {effectsData, FRAMEWORK_RUNS} from '../../../../plugins/explorables/effects-data.ts';
import {wordsIn} from '../frame/words.ts';
import {stateOf} from './state.ts';
import {cellsOf} from './terms.ts';
import {partsOf} from './view.ts';

const fileOf = (path) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
const catalogues = ['en', 'ru'].map((locale) => [
  locale,
  fileOf(`i18n/${locale}/explorables.json`),
]);
const runOf = (id) => fileOf(`static/data/results/${id}.json`);
const {designs} = effectsData(
  runOf('state-or-coroutines/two-cores'),
  runOf('techempower-php-2019-12/query'),
  FRAMEWORK_RUNS.map(runOf),
);

/** Which effect each number of a sentence is. */
const NAMES = {
  dropped: 'waiting-when-dropped',
  kept: 'waiting-when-kept',
  state: 'state-when-blocking',
  interaction: 'state:waiting',
  measured: 'state:waiting',
};

test.each(catalogues)(
  'each factor of a sentence is a term of the effect that it is, %s',
  (_, texts) => {
    const told = Object.keys(texts).filter((key) => /^effects\.(sentence|model)\./u.test(key));
    let found = 0;
    for (const key of told)
      for (const [, name] of texts[key].matchAll(/\{\{(\w+)\}\}/gu)) {
        if (!(name in NAMES)) continue;
        expect(texts[key], key).toMatch(
          new RegExp(`\\[${NAMES[name]}\\|[^\\]]*\\{\\{${name}\\}\\}`, 'u'),
        );
        found += 1;
      }
    expect(found).toBeGreaterThan(15);
  },
);

test.each(catalogues)(
  'terms are buttons that name their cells, and a voice hears no marks, %s',
  (locale, texts) => {
    const words = wordsIn(locale, {...fileOf(`i18n/${locale}/interface.json`), ...texts});
    const {parts, said} = partsOf(stateOf(designs), designs, words);
    const terms = [...parts.sentence.matchAll(/name="([^"]+)" data-cells="([^"]+)"/gu)];
    expect(terms.map(([, name]) => name)).toEqual([NAMES.dropped, NAMES.kept, NAMES.interaction]);
    for (const [, name, cells] of terms) expect(cells).toBe(cellsOf(name));
    expect(said).not.toMatch(/[[\]|]/u);
  },
);

test('above and below the line stand the cells of an effect, and each number of a formula names its own', () => {
  expect(cellsOf('waiting-when-kept')).toBe('y11/y10');
  for (const {over, under} of Object.values(EFFECTS))
    expect(new Set([...over, ...under]).size).toBe(over.length + under.length);
  const words = wordsIn('en', {...fileOf('i18n/en/interface.json'), ...catalogues[0][1]});
  const {rows} = partsOf(stateOf(designs), designs, words).parts;
  const [, formula] = rows.match(/name="waiting-when-kept".*?effects-formula">(.*?)<\/li>/u);
  expect([...formula.matchAll(/data-cells="(\w+)"/gu)].map(([, key]) => key)).toEqual([
    'y11',
    'y10',
  ]);
});
