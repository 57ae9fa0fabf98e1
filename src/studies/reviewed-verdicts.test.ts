import {expect, test} from 'vitest';
import {decide} from '../../lib/verdict/decide.ts';
import {claims as coefficient} from './blocking-coefficient/claims.ts';
import {claims as hyperf} from './hyperf/claims.ts';
import {claims as idlemmo} from './idlemmo/claims.ts';
import {claims as profilers} from './sampling-profilers/claims.ts';
import {claims as pfp} from './php-fast-profile/claims.ts';
import {claims as practice} from './swoole-in-practice/claims.ts';

// Verdicts that a review of the site changed, with what each judge says of other numbers.
const verdictOf = (claims, id, given) => {
  const row = claims.find((claim) => claim.id === id);
  const {quote, stated} = row.of ? pfp.find((claim) => row.of.endsWith(`/${claim.id}`)) : row;
  return decide(row.judge, {quote, stated, ...given});
};

test.each([
  [2, 'not-derivable'],
  [4, 'holds'],
  [3, 'wrong'],
])('%i workers for each vCPU against four per core: %s', (ours, verdict) => {
  const q = () => 2 * ours;
  expect(verdictOf(idlemmo, 'four-per-core', {ours, q})).toBe(verdict);
});

test.each([
  [9536, 596, 'selective'],
  [9536, 9000, 'holds'],
  [600, 596, 'wrong'],
])('%i and %i times less memory against four orders of magnitude: %s', (small, ours, verdict) => {
  const q = () => small;
  expect(verdictOf(coefficient, 'coroutine-4-kib', {ours, q})).toBe(verdict);
});

test('both ways of writing one rate have one verdict, by one tolerance', () => {
  for (const id of ['heading-96000', 'rate-96563']) {
    expect(verdictOf(hyperf, id, {ours: 103921})).toBe('not-derivable');
    expect(verdictOf(hyperf, id, {ours: 96400})).toBe('holds');
    expect(hyperf.find((claim) => claim.id === id).verdict).toBe('not-derivable');
  }
});

test.each([
  [1024, 740, 'wrong'],
  [1024, 90, 'not-derivable'],
  [100, 740, 'holds'],
])('100 connections, with %i in the source and %i in flight: %s', (ours, inFlight, verdict) => {
  const q = () => inFlight;
  expect(verdictOf(hyperf, 'four-threads', {ours, q})).toBe(verdict);
});

test('a run of ours that differs refutes no other build and no other call', () => {
  expect(verdictOf(profilers, 'rss-30-percent', {ours: 2.2})).toBe('undecided');
  expect(verdictOf(profilers, 'rss-30-percent', {ours: 0.7})).toBe('same');
  expect(verdictOf(profilers, 'discovery-race', {ours: 0.88})).toBe('undecided');
});

test('gains that depend on each other are called independent: half of the truth', () => {
  const q = (coefficients) => (name) => coefficients[name];
  const judged = (near, far) =>
    verdictOf(practice, 'two-independent', {
      q: q({'coefficient-34': near, 'coefficient-5': far}),
    });
  expect(judged(2.4, 16)).toBe('selective');
  expect(judged(16, 16)).toBe('holds');
});
