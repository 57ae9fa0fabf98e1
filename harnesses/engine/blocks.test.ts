import {expect, test} from 'vitest';
import {makeBlocks} from './blocks.ts';

async function madeRuns(isDone) {
  const made = [];
  const make = async (run, block) => void made.push(`${block}${run}`);
  await makeBlocks({runs: ['a', 'b', 'c'], repeats: 2, seed: 7, isDone, make});
  return made;
}

test('each block holds every run once, before the next begins', async () => {
  const made = await madeRuns(() => false);
  expect(made.slice(0, 3).toSorted()).toEqual(['1a', '1b', '1c']);
  expect(made.slice(3).toSorted()).toEqual(['2a', '2b', '2c']);
});

test('what is done is not made again, and the order of the rest stays', async () => {
  const all = await madeRuns(() => false);
  const rest = await madeRuns((run, block) => block === 1 && run !== 'b');
  expect(rest).toEqual(all.filter((key) => !['1a', '1c'].includes(key)));
});
