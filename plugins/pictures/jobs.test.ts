import {expect, test} from 'vitest';
import {filesOfStates, readState} from '../../content/frozen/keep.ts';
import {LOCALES} from '../../content/languages.ts';
import {figuresOnce} from '../figures/index.ts';
import {draws} from './index.ts';
import {earlierJobs, hasToldPng, pictureJobs} from './jobs.ts';

const root = process.cwd();
const site = 'https://site.example/';
const current = await pictureJobs(root, await figuresOnce(root, '/'), site);
const earlier = earlierJobs(root, current, site);
const all = [...current, ...earlier];

test('every state that is kept has its pictures in each language, drawn once, with its day', () => {
  const kept = filesOfStates(root).map((file) => file.replace(/^static\/|\.json$/gu, ''));
  expect(earlier.length).toBeGreaterThan(0);
  for (const state of kept)
    for (const locale of LOCALES) {
      const address = `${state}.${locale}.dark.svg`;
      const drawing = all.filter((job) => draws(job, address));
      expect(drawing, address).toHaveLength(1);
      expect(drawing[0].told.asOf, address).toMatch(
        locale === 'ru' ? /^По\s.+\sг\.$/u : /^As of .+\.$/u,
      );
    }
});

test('a picture of the figure as it is now isn’t drawn from an earlier state', () => {
  for (const {id, locale} of earlier) {
    const address = `pictures/${id}.${locale}.light.slide.png`;
    expect(all.filter((job) => draws(job, address)).length, address).toBeLessThanOrEqual(1);
    expect(
      earlier.some((job) => draws(job, address)),
      address,
    ).toBe(false);
  }
});

test('what was published while menus told addresses of PNGs has one there, and nothing later', () => {
  expect(hasToldPng({frozenOn: '2026-11-23'})).toBe(true);
  expect(hasToldPng({frozenOn: '2026-11-24'})).toBe(false);
  const told = filesOfStates(root)
    .map((file) => readState(root, file))
    .filter(hasToldPng);
  expect(told.length).toBeGreaterThan(100);
  for (const {figure, id} of told) {
    const jobs = all.filter((job) => job.id === figure && job.frozen?.id === id);
    expect(jobs.map(({frozen}) => frozen.hasToldPng)).toEqual([true, true]);
  }
});
