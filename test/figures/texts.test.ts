import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {quantitiesOf} from '../../content/value/reference.ts';
import {readFigures, textsOf} from '../../content/figures/read-figures.ts';
import {LOCALES} from '../../content/languages.ts';

const root = join(import.meta.dirname, '../..');
const figures = await readFigures(root);
const studies = [...new Set(figures.map(({study}) => study))];
const catalogue = (locale, name) =>
  JSON.parse(readFileSync(join(root, `i18n/${locale}/${name}.json`), 'utf8'));
const holes = (text) => [...text.matchAll(/\{\{(\w+)/gu)].map(([, name]) => name).sort();

test.each(['interface', ...studies.map((study) => `studies/${study}`)])(
  '%s has the same keys in both languages, and interpolates the same values',
  (name) => {
    const [en, ru] = [catalogue('en', name), catalogue('ru', name)];
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(new Set(holes(ru[key])), key).toEqual(new Set(holes(text)));
    }
  },
);

test.each(studies)('every text of a figure of %s belongs to one that there is', (study) => {
  const names = figures.filter((figure) => figure.study === study).map(({name}) => name);
  const strays = Object.keys(catalogue('en', `studies/${study}`)).filter(
    (key) => !key.startsWith('claim.') && !names.some((name) => key.startsWith(`figure.${name}.`)),
  );
  expect(strays).toEqual([]);
});

test.each(figures.map((figure) => ({id: figure.id, figure})))(
  'texts and annotations of $id fit each other in both languages',
  async ({figure}) => {
    const {name, definition} = figure;
    const ids = (definition.annotations ?? []).map(({id}) => id);
    for (const locale of LOCALES) {
      const {t, catalogue: texts} = await textsOf(root, figure, locale);
      const written = Object.keys(texts)
        .filter((key) => key.startsWith(`figure.${name}.annotation.`))
        .map((key) => key.split('.').at(-1));
      expect(written.sort()).toEqual([...ids].sort());
      for (const key of ['title', 'summary', 'x', 'y']) expect(t(key)).toMatch(/\S/u);
      for (const id of ids) expect(t(`annotation.${id}`)).not.toContain('{{');
    }
  },
);

test('Russian has no Latin quotes and no number without a no-break space before its unit', () => {
  for (const study of studies) {
    for (const [key, text] of Object.entries(catalogue('ru', `studies/${study}`))) {
      expect(text, key).not.toMatch(/["“”]/u);
      expect(text, key).not.toMatch(/(\d|\}\}) ((мс|МБ|%)(?![а-яё])|с(?![а-яё\u00a0]))/u);
    }
  }
});

test('a missing text, and a value that no text was given, are failures', async () => {
  const {t} = await textsOf(root, figures[0], 'en');
  expect(() => t('annotation.nowhere')).toThrow('no text for “annotation.nowhere” in en');
  const figure = figures.find(({id}) => id === 'laravel-trueasync-octane/throughput-by-workers');
  const nothing = {runs: {byId: new Map(), unreadable: []}, quantities: new Map()};
  const empty = {...figure, quantities: quantitiesOf(nothing, figure.study)};
  await expect(textsOf(root, empty, 'ru')).rejects.toThrow('no such name');
});
