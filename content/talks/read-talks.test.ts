import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {loadSite} from '../site/load-site.ts';
import {readTalks} from './read-talks.ts';

const site = await loadSite(process.cwd());

test('every study has a talk of its page’s figures and its key claims', () => {
  const talks = new Map(readTalks(site).map((talk) => [talk.name, talk]));
  const {slides} = talks.get('laravel-trueasync-octane');
  expect(slides.filter(({figure}) => figure).length).toBeGreaterThan(5);
  expect(slides.find(({claim}) => claim).claim).toMatch(/^laravel-trueasync-octane\//);
  expect(talks.get('state-or-coroutines-in-ten-minutes').study).toBeUndefined();
});

test('a slide that shows its figure as the figure cannot be shown is named', () => {
  const figure = 'home/thesis';
  const slides = [
    {figure, scale: 'log', series: ['kept-blocking']},
    {figure, scale: 'cubic'},
    {figure, series: ['kept']},
    {claim: 'laravel-trueasync-octane/latency-56x', scale: 'log'},
  ];
  expect(() => readTalks(siteWith(slides))).toThrow(
    /^\S+a\.json: slide 2, home\/thesis, .*cubic.*linear, log\.\n.*slide 3.*kept-blocking.*\n.*slide 4.*“log”.*$/,
  );
});

test('a slide that shows what does not exist is named, all of them at once', () => {
  const slides = [{figure: 'demo/none'}, {claim: 'demo/none'}, {picture: 'demo/rate'}];
  expect(() => readTalks(siteWith(slides))).toThrow(
    /slide 1 .*demo\/none.*\n.*slide 2.*\n.*slide 3/,
  );
});

/** The site with one more talk, by hand. */
function siteWith(slides) {
  const root = mkdtempSync(join(tmpdir(), 'talks-'));
  mkdirSync(join(root, 'static/data/talks'), {recursive: true});
  writeFileSync(join(root, 'static/data/talks/a.json'), JSON.stringify({slides}));
  return {...site, root};
}
