import {JSDOM} from 'jsdom';
import {afterEach, expect, test, vi} from 'vitest';
import {Player} from './player.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('while it plays the moment is said twice a second, and at once where it stops', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act) => setTimeout(() => act(performance.now()), 16));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  );
  const {document} = new JSDOM(
    '<input name="time" type="range" max="1000"><select name="speed"><option>1</option></select>',
  ).window;
  const said = [];
  const momentAt = (timeS) => String(said.push(timeS));
  const player = new Player(document.body, () => {});
  player.load({endS: 8, eventsOf: () => [0, 8], momentAt});
  player.start();
  said.length = 0;
  player.toggle();
  vi.advanceTimersByTime(2000);
  expect(said.length).toBeGreaterThanOrEqual(3);
  expect(said.length).toBeLessThanOrEqual(5);
  player.toggle();
  expect(said.at(-1)).toBeGreaterThan(1.5);
});
