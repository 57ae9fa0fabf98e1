import {expect, test} from 'vitest';
import {WaitingLine} from './waiting-line.ts';

test('who came first leaves first, also after thousands have been served', () => {
  const line = new WaitingLine(1);
  for (let member = 1; member < 5000; member += 1) line.join(member);
  for (let member = 0; member < 4000; member += 1) {
    expect(line.leave()).toBe(member);
    line.join(5000 + member);
  }
  expect(line.length).toBe(5000);
  expect(line.leave()).toBe(4000);
});
