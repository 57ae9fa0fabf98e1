import {expect, test} from 'vitest';
import {formulaHtml} from './symbols.ts';

const showsIn = (html) =>
  [...html.matchAll(/data-shows="([^"]*)"[^>]*>([^<]*)/gu)].map(([, shows]) => shows);

test('a formula lights up all that its symbols are, each symbol its own length or area', () => {
  expect(showsIn(formulaHtml('β = T<sub>io</sub> / T<sub>cpu</sub>'))).toEqual([
    'io cpu',
    'io',
    'cpu',
  ]);
  expect(showsIn(formulaHtml('X ≤ cores / ΣT<sub>cpu</sub>'))).toEqual(['cores', 'cores', 'cores']);
  expect(showsIn(formulaHtml('X ≤ N · C / S₀'))).toEqual([
    'lanes cpu io',
    'lanes',
    'lanes',
    'cpu io',
  ]);
  // Little: what is in the system is the whole area, those who queue too.
  expect(showsIn(formulaHtml('L = X · W'))[0]).toBe('cpu io held queue');
});
