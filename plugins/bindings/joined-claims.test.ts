import {expect, test} from 'vitest';
import {claimViews} from '../../content/claim/view.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {gather} from '../../test/gather.ts';
import {claimEmbeds} from '../embeds/claim-pages.ts';
import {claimTexts} from './claim-pages.ts';

// Sentences that had two entries, one by their source's numbers and one by another measurement, both told as addresses.
const JOINED = {
  'actors-on-fibers/fiber-is-faster': 'nexus-actors/fiber-faster-single-process',
  'actors-on-fibers/scheduling-overhead': 'nexus-actors/swoole-scheduling-overhead',
  'actors-on-fibers/round-trip-equal': 'nexus-actors/ping-pong-2-5-us',
  'actors-on-fibers/dispatch-five-to-one': 'nexus-actors/dispatch-without-processing',
  'actors-on-fibers/spawn-2-us': 'nexus-actors/spawn-microseconds',
  'actors-on-fibers/actors-300-400-mb': 'nexus-actors/actors-300-400-mb',
  'actors-on-fibers/random-id': 'nexus-actors/random-bytes-fixable',
  'actors-on-fibers/jit-pure-php': 'nexus-actors/jit-pure-php-paths',
  'actors-on-fibers/jit-serialise': 'nexus-actors/serialization-unaffected',
  'sampling-profilers/pfp-takes-all': 'php-fast-profile/pfp-at-least-99-8',
  'sampling-profilers/phpspy-56-percent': 'php-fast-profile/phpspy-56-percent',
  'sampling-profilers/cpu-every-cell': 'php-fast-profile/cpu-every-cell',
  'sampling-profilers/multi-pid-8-10x': 'php-fast-profile/multi-pid-8-10x',
  'sampling-profilers/discovery-race': 'php-fast-profile/zero-samples-race',
  'sampling-profilers/rss-30-percent': 'php-fast-profile/rss-30-percent',
  'laravel-on-swoole/they-multiply': 'state-or-coroutines/they-multiply',
};

const root = process.cwd();
const site = await loadSite(root);
const views = claimViews(site, 'en');
const keyOf = ({study, id}) => `${study}/${id}`;
const joinedOf = (address) => views.find((view) => keyOf(view) === JOINED[address]);

test('no sentence has two entries', () => {
  const said = Map.groupBy(views, ({quote, source, where}) =>
    JSON.stringify([quote, source, where]),
  );
  const twice = [...said].filter(([, own]) => own.length > 1).map(([, own]) => own.map(keyOf));
  expect(twice).toEqual([]);
});

test.each(Object.keys(JOINED))(
  '%s leads to the joined entry, on its page and in the list of all',
  (address) => {
    const [study, id] = address.split('/');
    const lists = claimTexts(site, {locale: 'en', baseUrl: '/'});
    const claimsIn = ({studies}) =>
      studies.flatMap(({sections}) => sections.flatMap(({claims}) => claims));
    const answers = ({elsewhere}) => elsewhere.map(keyOf);
    for (const name of [`${study}.json`, 'all.json']) {
      const listed = claimsIn(JSON.parse(lists[name])).filter((claim) =>
        answers(claim).includes(address),
      );
      expect(listed.map(keyOf)).toEqual([JOINED[address]]);
      expect(listed[0].elsewhere.map((found) => found.address)).toContain(
        `/claims/${study}/#${id}`,
      );
    }
  },
);

test('each answer has a page for embedding, with both answers', async () => {
  const place = {siteDir: root, origin: 'https://site.example', base: '/', live: ''};
  const pages = await gather(claimEmbeds(place));
  for (const address of Object.keys(JOINED)) {
    const {reason, quote, elsewhere} = joinedOf(address);
    const pagesOf = [address, JOINED[address]].map(
      (key) => pages[`embed/claims/${key}/index.html`],
    );
    const last = elsewhere.find((found) => keyOf(found) === address);
    for (const page of pagesOf)
      for (const text of [quote, reason, last.reason])
        expect(page).toContain(text.slice(0, 30).replaceAll('"', '&quot;').replaceAll('<', '&lt;'));
  }
});
