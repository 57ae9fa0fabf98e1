import {expect, test} from 'vitest';
import {viewProblems} from './read-talks.ts';

const choices = {scales: ['linear', 'log'], series: ['kept', 'dropped']};

test.each([{}, {scale: 'log'}, {series: ['kept']}, {scale: 'linear', series: ['kept', 'dropped']}])(
  'a figure can be shown as %j',
  (asked) => expect(viewProblems(asked, choices)).toEqual([]),
);

test.each([
  [{scale: 'cubic'}, /scale “cubic”; the figure has: linear, log\.$/],
  [{scale: null}, /scale “null”/],
  [{series: ['lost', 'kept', 'gone']}, /series “lost”, “gone”; the figure has: kept, dropped\.$/],
  [{series: []}, /no list of at least one; the figure has: kept, dropped\.$/],
  [{series: 'kept'}, /no list/],
  [{hidden: ['kept']}, /member “hidden”; a view has: scale, series\.$/],
])('refuses the view %j', (asked, reason) => {
  const problems = viewProblems(asked, choices);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(reason);
});
