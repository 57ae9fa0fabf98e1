import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {LOCALES} from '../../content/languages.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {readPages} from '../../content/site/pages.ts';
import {gather} from '../../test/gather.ts';
import {claimEmbeds} from '../embeds/claim-pages.ts';
import {frontMatterWithCard} from '../site-address/cards.ts';
import {cardJobs} from './card-jobs.ts';
import {draws, pictureIn} from './index.ts';

const root = process.cwd();
const SITE = 'https://site.example/sub/';
const site = await loadSite(root);
const jobs = cardJobs(site, SITE);
const drawn = jobs.flatMap(({cards}) => cards.map(({address}) => SITE + address));
const place = {siteDir: root, origin: 'https://site.example', base: '/sub/', live: ''};

test('every claim’s page names its own card, which is drawn', async () => {
  const pages = Object.entries(await gather(claimEmbeds(place)));
  const named = pages.map(([, html]) => /property="og:image" content="([^"]*)"/u.exec(html)?.[1]);
  expect(new Set(named).size).toBe(pages.length);
  expect(named.filter((image) => !drawn.includes(image))).toEqual([]);
});

test('every study’s page names its own card, which is drawn', async () => {
  const cardOf = frontMatterWithCard({url: 'https://site.example', baseUrl: '/sub/'});
  const studies = readPages(root).filter(({frontMatter}) => frontMatter.study !== undefined);
  const named = await Promise.all(
    studies.map(async ({file, frontMatter}) => {
      const content = readFileSync(file, 'utf8');
      const parsed = {frontMatter, content};
      const page = {filePath: join(root, file), defaultParseFrontMatter: async () => parsed};
      return (await cardOf(page)).frontMatter.image;
    }),
  );
  expect(new Set(named).size).toBe(studies.length);
  expect(named.filter((image) => !drawn.includes(image))).toEqual([]);
});

test('a card speaks its page’s language', () => {
  for (const {locale, cards} of jobs)
    for (const {blocks, footer} of cards) {
      const mark = blocks.find(([role]) => role === 'mark')[1];
      expect(/[а-я]/u.test(mark), mark).toBe(locale === 'ru');
      expect(footer.includes('/ru/')).toBe(locale === 'ru');
    }
  expect(new Set(jobs.map(({locale}) => locale))).toEqual(new Set(LOCALES));
});

test('the development server knows what draws the picture that is asked for', async () => {
  const [{cards}] = jobs;
  expect(jobs.filter((job) => draws(job, cards[0].address))).toEqual([jobs[0]]);
  const figure = {id: 'demo/rate', locale: 'ru'};
  expect(draws(figure, 'pictures/demo/rate.ru.dark@2x.png')).toBe(true);
  expect(draws(figure, 'pictures/cards/demo/rate.ru.png')).toBe(true);
  expect(draws(figure, 'pictures/demo/rate.en.dark.png')).toBe(false);
  expect(await pictureIn(root, '/sub/', SITE)('studies/')).toBeUndefined();
});
