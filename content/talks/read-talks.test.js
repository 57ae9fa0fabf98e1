import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {loadSite} from '../site/load-site.js';
import {readTalks} from './read-talks.js';

const site = await loadSite(process.cwd());

test('every study has a talk of its page’s figures and its key claims', () => {
  const talks = new Map(readTalks(site).map((talk) => [talk.name, talk]));
  const {slides} = talks.get('laravel-trueasync-octane');
  expect(slides.filter(({figure}) => figure).length).toBeGreaterThan(5);
  expect(slides.find(({claim}) => claim).claim).toMatch(/^laravel-trueasync-octane\//);
  expect(talks.get('state-or-coroutines-in-ten-minutes').study).toBeUndefined();
});

test('a slide that shows what does not exist is named, all of them at once', () => {
  const root = mkdtempSync(join(tmpdir(), 'talks-'));
  mkdirSync(join(root, 'static/data/talks'), {recursive: true});
  const slides = [{figure: 'demo/none'}, {claim: 'demo/none'}, {picture: 'demo/rate'}];
  writeFileSync(join(root, 'static/data/talks/a.json'), JSON.stringify({slides}));
  expect(() => readTalks({...site, root})).toThrow(
    /slide 1 .*demo\/none.*\n.*slide 2.*\n.*slide 3/,
  );
});
