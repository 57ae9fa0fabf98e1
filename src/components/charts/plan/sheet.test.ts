import {expect, test} from 'vitest';
import {notesFrom} from './sheet.ts';

const t = (key, params = {}) => [key, ...Object.values(params)].join(' ');

const notesOf = (...sessions) => {
  const points = {kind: 'dots', series: [{points: sessions.map((count) => ({sessions: count}))}]};
  const chart = {points, t, scale: 'linear', width: 720, type: {font: 13}};
  return notesFrom(chart, 0).notes.map(({text}) => text);
};

test.each([
  ['as many everywhere', [5, 4], ['chart.sessions.t 4']],
  ['too few for t everywhere', [3, 3], ['chart.sessions.range 3']],
  ['too few in some effects', [4, 3, 4], ['chart.sessions.t 4', 'chart.sessions.range 3']],
  ['no sessions', [], []],
])('a note says what intervals rest on: %s', (_, sessions, notes) => {
  expect(notesOf(...sessions)).toEqual(notes);
});
