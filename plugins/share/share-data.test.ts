import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fileOfState} from '../../content/frozen/keep.ts';
import {gather} from '../../test/gather.ts';
import {embedFiles} from '../embeds/index.ts';
import {figuresOnce} from '../figures/index.ts';
import {elementWords} from '../islands/embed-words.ts';
import {shareFiles} from './index.ts';

const root = process.cwd();
const figures = await figuresOnce(root, '/sub/');
const place = {siteDir: root, origin: 'https://site.example', base: '/sub/', live: 'live.js'};
const embeds = await gather(embedFiles(place, figures));
const files = await gather(shareFiles(root, figures, 'https://site.example/sub/'));
const data = Object.entries(files).map(([address, text]) => [address, JSON.parse(text)]);

test('a frozen link names the state that the figure has now, and that state is kept', () => {
  expect(data.length).toBe(2 * figures.length);
  for (const [address, {frozen, embed}] of data) {
    const id = embed.replace(/^.*?\/embed\/(.*)\/$/u, '$1');
    expect(existsSync(fileOfState(id, frozen.id)), address).toBe(true);
    expect(embeds[`embed/${id}/index.html`], address).toContain(` data-state="${frozen.id}"`);
  }
});

test('a menu speaks the language of its page, and leads to it', () => {
  for (const [address, {language, page, frozen, pictures}] of data) {
    expect(address).toContain(`share-data/${language}/`);
    expect(page.includes('/ru/'), page).toBe(language === 'ru');
    expect(/[а-я]/u.test(frozen.day), frozen.day).toBe(language === 'ru');
    expect(pictures).toMatch(new RegExp(`\\.${language}\\.$`, 'u'));
  }
});

test('the web component gets what fills its menu with the state, in every language and without the words', () => {
  for (const [address, {texts, ...own}] of data) {
    const [, language, id] = /^share-data\/(\w+)\/(.*)\.json$/u.exec(address);
    expect(JSON.parse(embeds[`embed/${id}/figure.json`]).share[language], id).toEqual(own);
    expect(Object.keys(elementWords(root)[language])).toEqual(
      expect.arrayContaining(Object.keys(texts).filter((key) => key !== 'share.sandboxed')),
    );
  }
});

test('nothing is offered for quoting that rests on a run that was replaced: the later study is named instead', () => {
  const isReplaced = new Map(
    figures.map(({id, runs}) => [id, runs.some(({supersededBy}) => supersededBy !== undefined)]),
  );
  expect([...isReplaced.values()]).toContain(true);
  for (const [address, {citation, replaced}] of data) {
    const [, language, id] = /^share-data\/(\w+)\/(.*)\.json$/u.exec(address);
    if (!isReplaced.get(id)) {
      expect(citation.plain, address).toBeTruthy();
      continue;
    }
    expect(citation, address).toBe(null);
    expect(replaced.title, address).toBeTruthy();
    expect(replaced.address, address).toBe(
      `https://site.example/sub/${language === 'ru' ? 'ru/' : ''}studies/state-or-coroutines/`,
    );
  }
});
