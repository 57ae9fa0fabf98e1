import {expect, test} from 'vitest';
import {LOCALES} from '../languages.ts';
import {readCorrections} from '../site/corrections.ts';
import {loadSite} from '../site/load-site.ts';
import {feedsOf} from './feeds.ts';
import {feedsOfPages} from './pages.ts';

const ROOT = 'https://example.org/bench/';
const site = await loadSite('.');
const feeds = Object.fromEntries(LOCALES.map((code) => [code, feedsOf(site, ROOT, code)]));
const entriesOf = (locale, path) => feeds[locale].find((feed) => feed.path === path).entries;

test('each language has the same feeds, with all there is to follow', () => {
  expect(feeds.ru.map(({path}) => path)).toEqual(feeds.en.map(({path}) => path));
  const results = entriesOf('en', 'feeds/results.xml');
  expect(results.filter(({data}) => data?.includes('/results/')).length).toBe(site.runs.byId.size);
  const sentences = [...site.claims.values()].filter(({claim}) => !claim.of);
  expect(entriesOf('en', 'feeds/claims.xml').length).toBe(sentences.length);
  expect(entriesOf('en', 'feeds/corrections.xml').length).toBe(readCorrections('.').length);
});

test('a runtime’s feed has each result of its family, and none of another', () => {
  const own = entriesOf('en', 'feeds/runtimes/swoole.xml').map(({id}) => id);
  const isIn = ({runtime}) => /swoole(-|$)|^hyperf$/u.test(runtime);
  for (const run of site.runs.byId.values())
    expect(own.includes(`${ROOT}data/results/${run.id}.json#en`), run.id).toBe(
      Object.values(run.systems).some(isIn),
    );
  expect(feeds.en.map(({path}) => path)).not.toContain('feeds/runtimes/other.xml');
});

test('ids are whole addresses, each once in all languages, and the latest entry comes first', () => {
  for (const path of feeds.en.map((feed) => feed.path)) {
    const ids = LOCALES.flatMap((code) => entriesOf(code, path).map(({id}) => id));
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const id of ids) expect(new URL(id).origin).toBe('https://example.org');
    const days = entriesOf('en', path).map(({updated}) => updated);
    expect(days).toEqual(days.toSorted().reverse());
    expect(days.every((day) => /^\d{4}-\d\d-\d\d$/u.test(day))).toBe(true);
  }
});

test('pages name the feeds that they are followed by', () => {
  const pages = new Map(feedsOfPages(site, ROOT, 'ru'));
  const pathsOf = (page) => pages.get(page).map(({path}) => path);
  expect(pathsOf('studies/kenashkov-swoole-apache-2019')).toEqual([
    'feeds/results.xml',
    'feeds/runtimes/swoole.xml',
  ]);
  expect(pathsOf('claims/hyperf')).toEqual(['feeds/claims.xml']);
  expect(pathsOf('runtimes/swow')).toEqual(['feeds/runtimes/swow.xml']);
  expect(pathsOf('')).toHaveLength(3);
});
