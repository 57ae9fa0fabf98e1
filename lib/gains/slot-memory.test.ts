import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {slotMemory} from './slot-memory.ts';

const runOf = (name) =>
  JSON.parse(
    readFileSync(
      new URL(`../../static/data/results/state-or-coroutines/${name}.json`, import.meta.url),
      'utf8',
    ),
  );
const loadedIn = (run, id) =>
  run.measurements.find((each) => each.id === id).values.memoryMb.loaded.value;

test.each([
  ['laravel', 'slots-memory', 2.8, 0.25],
  ['symfony', 'slots-memory-apps', 1.2, 0.18],
])(
  'what a further slot of %s takes is a slope over counted slots',
  (app, name, process, coroutine) => {
    const run = runOf(name);
    const {firstMb, workerMb, slotMb} = slotMemory(run, app);
    expect(workerMb).toBeCloseTo(process, 1);
    expect(slotMb).toBeCloseTo(coroutine, 2);
    const ids = [`swoole-${app}-kept-blocking-n`, '-bench-wait-2-closed'];
    for (const slots of [2, 64])
      expect(firstMb + (slots - 1) * workerMb).toBeCloseTo(loadedIn(run, ids.join(slots)), 9);
    // Sixteen processes lie above the line, further ones share more.
    const between = (firstMb + 15 * workerMb) / loadedIn(run, ids.join('16'));
    expect(between).toBeGreaterThan(0.8);
    expect(between).toBeLessThan(1);
  },
);

test('an application that was not measured so is refused by its name', () => {
  expect(() => slotMemory(runOf('slots-memory'), 'symfony')).toThrow(/symfony/u);
});
