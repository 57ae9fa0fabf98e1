import {expect, test} from 'vitest';
import {timingsOf} from './requests.ts';

test('a Server-Timing header is read by name', () => {
  expect(timingsOf('pool;dur=1.500, compute;dur=99.8')).toEqual({pool: 1.5, compute: 99.8});
  expect(timingsOf(undefined)).toBeUndefined();
  expect(timingsOf('cache;desc="hit"')).toEqual({});
});
