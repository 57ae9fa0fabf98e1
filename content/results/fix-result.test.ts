import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fixedResult} from './fix-result.ts';

const GOOD = readFileSync('content/validation/fixtures/good.json', 'utf8');
const withText = (was, now) => {
  expect(GOOD).toContain(was);
  return GOOD.replace(was, now);
};

test('decimal commas become points, also where the text is no JSON for them', () => {
  const bad = withText('"value": 5440', '"value": 49,97').replace(
    '"value": 5630',
    '"value": "58,5"',
  );
  const good = withText('"value": 5440', '"value": 49.97').replace(
    '"value": 5630',
    '"value": 58.5',
  );
  expect(fixedResult(bad)).toBe(good);
});

test('a number that could be two, or has a unit, is left to a person', () => {
  for (const text of ['"1,440"', '"28 ms"', '1,440']) {
    const bad = withText('"value": 5440', `"value": ${text}`);
    expect(fixedResult(bad)).toBe(bad);
  }
});

test('members stand in the order of the schema, unknown ones last, and lines stay', () => {
  const bad = withText(
    `"runtime": "swoole-nts",
      "label": "Server",
      "state": "stateful",`,
    `"state": "stateful",
      "own": 1,
      "label": "Server",
      "runtime": "swoole-nts",`,
  );
  const fixed = fixedResult(bad);
  expect(JSON.parse(fixed)).toEqual(JSON.parse(bad));
  expect(Object.keys(JSON.parse(fixed).systems.server)).toEqual([
    ...['runtime', 'label', 'state', 'waiting', 'processModel', 'versions', 'own'],
  ]);
  expect(fixed.split('\n')).toHaveLength(bad.split('\n').length);
  expect(fixedResult(fixed)).toBe(fixed);
});

test.each([GOOD, '', '{', '[1,2]', '{"a": {"__proto__": 1', '\u0000'])(
  'what is right, or no JSON, stays as it is: %#',
  (text) => expect(fixedResult(text)).toBe(text),
);
