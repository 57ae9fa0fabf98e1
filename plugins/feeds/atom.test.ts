import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {loadSite} from '../../content/site/load-site.ts';
import {atomOf} from './atom.ts';
import {feedFiles} from './index.ts';

const site = await loadSite('.');
/** The long ones are made by the same code, and take a parser seconds. */
const SHORT = /corrections|swow|octane/u;

const place = {root: 'https://example.org/bench/', name: 'Site'};
const {DOMParser} = new JSDOM('').window;
const read = (xml) => new DOMParser().parseFromString(xml, 'application/xml');
const namesIn = (element) => [...element.children].map(({nodeName}) => nodeName);

test.each(['en', 'ru'])('a feed in %s has what RFC 4287 demands, once', (locale) => {
  const files = [...feedFiles(site, place, locale)];
  expect(files.length).toBeGreaterThan(10);

  for (const [path, xml] of files.filter((file) => SHORT.test(file[0]))) {
    const {documentElement: feed} = read(xml);
    expect(feed.namespaceURI, path).toBe('http://www.w3.org/2005/Atom');
    const own = namesIn(feed);
    for (const name of ['id', 'title', 'updated', 'author'])
      expect(
        own.filter((each) => each === name),
        `${path} ${name}`,
      ).toHaveLength(1);
    const [self] = [...feed.children].filter((each) => each.getAttribute('rel') === 'self');
    expect(self.getAttribute('href')).toBe(`${place.root}${locale === 'ru' ? 'ru/' : ''}${path}`);
    const entries = feed.querySelectorAll('entry');
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries)
      expect(namesIn(entry).filter((name) => name !== 'link')).toEqual([
        ...['id', 'title', 'updated', 'summary'],
      ]);
  }
});

test('two writings of the same data are the same', () => {
  const write = () => [...feedFiles(site, place, 'ru')].join();
  expect(write()).toBe(write());
});

test('markup in a text stays text', () => {
  const entry = {
    id: 'https://example.org/#a&b',
    updated: '2026-11-22',
    address: 'https://example.org/',
  };
  const text = '</entry><script>alert("1")</script> & ]]>';
  const xml = atomOf(
    {path: 'feeds/x.xml', title: text, entries: [{...entry, title: text, summary: text}]},
    {root: place.root, locale: 'en', title: text, author: text},
  );
  const document = read(xml);
  expect(document.querySelector('entry > summary').textContent).toBe(text);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
