import {expect, test} from 'vitest';
import english from '../../../../i18n/en/share.json' with {type: 'json'};
import russian from '../../../../i18n/ru/share.json' with {type: 'json'};
import {LEVEL} from '../../../../lib/statistics/repeats.ts';
import {islandTexts} from '../live/texts.ts';
import {groupsOf, partsOf, quoteOf} from './quote.ts';

const data = {
  title: 'Together they give more.',
  language: 'en',
  page: 'https://bc.example/studies/s/#figure-f',
  embed: 'https://bc.example/embed/s/f/',
  frozen: null,
  source: 'Source: our own measurement, 22 November 2026',
  caveats: ['One machine.'],
  quote: {
    y: 'requests per second',
    effects: {panel: 'effects', name: 'Effects, as factors'},
    interval: 'range',
  },
};
const choice = {isFrozen: false, theme: 'light', view: ''};
const [en, ru] = [english, russian].map((texts, at) => islandTexts(texts, ['en', 'ru'][at]));
const quoted = (key, label, t = en, more = {}) =>
  quoteOf({...data, ...more}, choice, {key, label}, t);

test('a measured value says where, how much, and what its interval is', () => {
  const cell = [
    'dropped|symfony|blocking',
    'nothing kept, Symfony 7.4; 53.6 req/s (48.7–55.7); waiting: blocking',
  ];
  expect(quoted(...cell)).toBe(
    '“Together they give more”: with “waiting: blocking”, “nothing kept, Symfony 7.4” stood at 53.6 req/s (requests per second); its repeats lay within 48.7–55.7, from the lowest to the highest. One machine. Source: our own measurement, 22 November 2026. https://bc.example/studies/s/#figure-f',
  );
  const median = {quote: {...data.quote, interval: 'median'}};
  expect(quoted(...cell, en, median)).toContain('; the 95% interval of its median is 48.7–55.7.');
  expect(quoted('a|1', 'TrueAsync; 987 req/s; workers: 16; single run')).toContain(
    'stood at 987 req/s (requests per second); a single run, so its spread isn’t known.',
  );
  expect(quoted('a|1', 'TrueAsync; 987 req/s; workers: 16')).toContain('second). One machine.');
});

test('an effect says what was changed, by what factor, and whether its interval leaves out 1', () => {
  const effect = (value, x = 'waiting-when-kept') =>
    quoted(
      `symfony|effects|${x}`,
      `Symfony 7.4, Effects, as factors; ${value}; effect: coroutines with state`,
    );
  expect(effect('×7.68 (7.13–8.24)')).toContain(
    ': the change “coroutines with state” multiplied “requests per second” by 7.68 (Symfony 7.4); the 95% interval, 7.13–8.24, leaves out 1, so the data show a difference. ',
  );
  expect(effect('×1.02 (0.93–1.1)')).toContain(
    '0.93–1.1, holds 1, so the data don’t decide whether there is a difference.',
  );
  expect(effect('×0.9 (0.8–0.95)')).toContain('leaves out 1');
  expect(effect('≥ ×2.4 (≥ 2.1)')).toContain('leaves out 1');
  expect(effect('×1.9')).toContain('by 1.9 (Symfony 7.4). One');
  expect(effect('×2.96 (2.55–3.43)', 'state:waiting')).toContain(
    ': each change multiplies “requests per second” 2.96 times as much with the other change as without it (Symfony 7.4); ',
  );
});

test('in Russian it is a sentence too, with decimal commas read as such', () => {
  const label = 'Symfony 7.4, Эффекты; ×1,05 (0,98–1,12); эффект: корутины с состоянием';
  const quote = {
    ...data.quote,
    y: 'запросов в секунду',
    effects: {panel: 'effects', name: 'Эффекты'},
  };
  const said = quoted('symfony|effects|waiting', label, ru, {quote}).replaceAll('\u00a0', ' ');
  expect(said).toContain(
    '»: изменение «корутины с состоянием» умножило показатель «запросов в секунду» на 1,05 (Symfony 7.4); 95-процентный интервал 0,98–1,12 содержит 1, то есть различие не показано. ',
  );
});

test('an axis may have a semicolon in its name', () => {
  expect(partsOf('A; 1 (1–2); load; six tenths: small; single run')).toMatchObject({
    ...{system: 'A', interval: '1–2', at: 'load; six tenths: small', isSingle: true},
  });
  expect(partsOf('A; 1; load; six tenths: small')).toMatchObject({isSingle: false});
});

test('numbers are grouped by what they are of', () => {
  const numbers = ['A; 1 (1–2); x: 1', 'B; 2; x: 1', 'A; 3; x: 2'].map((label, at) => ({
    ...{key: String(at), label},
  }));
  expect(groupsOf(numbers)).toEqual([
    {
      name: 'A',
      options: [
        {key: '0', text: 'x: 1 — 1 (1–2)'},
        {key: '2', text: 'x: 2 — 3'},
      ],
    },
    {name: 'B', options: [{key: '1', text: 'x: 1 — 2'}]},
  ]);
});

test.each(['share.interval-median', 'share.interval-apart', 'share.interval-open'])(
  '%s names the level of the intervals',
  (key) => {
    const percent = String(Math.round(100 * LEVEL));
    expect(english[key]).toContain(`${percent}%`);
    expect(russian[key]).toContain(`${percent}-процент`);
  },
);
