import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {emptyFolder, K6, METADATA} from '../../test/import-run.ts';

let folder, imported, result, written;
beforeEach(() => {
  ({folder, imported, result, written} = emptyFolder());
});

describe('what a file lacks', () => {
  test('is asked for at a prompt where somebody is there', async () => {
    const needed = ['study/run', 'nobody', 'own', 'swoole', 'swoole', 'hello'];
    const load = ['open', '50', '', '5'];
    const answers = [...needed, ...load, '4', 'stateful', 'coroutine', '', 'no-io', '', '', ''];
    const {code, err} = await imported(['k6', K6], {answers});
    expect([code, answers]).toEqual([0, []]);
    expect(err).toContain('cap on virtual users or connections');
    expect(result()).toMatchObject({
      evidence: 'own',
      load: {model: 'open', arrivalRatePerS: 50, maxVus: 'unknown', durationS: 5},
      systems: {swoole: {state: 'stateful', waiting: 'coroutine'}},
      measurements: [{workers: 4}],
    });
  });

  test.each([
    ['2026-02-30', '2026-04-03', '--measured-on: "2026-02-30": this is not a date'],
    ['3 April', 'unknown', 'this is not a date'],
  ])('an answer that can’t be used is asked for again at once: %s', async (bad, good, words) => {
    const flags = [...METADATA, '--model', 'closed', '--vus', '10', '--duration', '5'];
    const answers = ['0', 'x', '4', 'blocking', '', '', bad, good, 'no-io', '', '', ''];
    const {code, err} = await imported(['k6', K6, ...flags], {answers});
    expect([code, answers]).toEqual([0, []]);
    expect(err).toContain(words);
    expect(err).toContain('--workers: "x": expected a number');
    expect(err).toContain('--state: "blocking": this is not one of the words');
    expect(result().measuredOn).toBe(good);
  });

  test('keeps its answers when something else is wrong', async () => {
    const flags = [...METADATA, '--model', 'open', '--duration', '5'];
    // the file has 50 iterations per second: a rate of 500 is refused after all is answered
    const answers = ['500', '20', '4', 'stateless', 'blocking', '2026-04-03', 'no-io', '4', '', ''];
    const asked = ['k6', resolve(K6), ...flags];
    const {code, err} = await imported(asked, {answers, cwd: folder});
    expect([code, written()]).toEqual([2, ['about-draft.json']]);
    expect(err).toContain('Pass --about about-draft.json');
    const draft = join(folder, 'about-draft.json');
    const again = await imported([...asked, '--about', draft, '--rate', '50', '--yes']);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(result()).toMatchObject({
      measuredOn: '2026-04-03',
      load: {maxVus: 20},
      environment: {cores: 4},
      systems: {swoole: {waiting: 'blocking'}},
    });
  });

  test('keeps its answers when the input ends', async () => {
    const {err} = await imported(['k6', resolve(K6)], {answers: ['study/run', 'own'], cwd: folder});
    expect(err).toContain('about-draft.json');
    const draft = JSON.parse(readFileSync(join(folder, 'about-draft.json'), 'utf8'));
    expect(draft).toEqual({id: 'study/run', evidence: 'own'});
  });

  test('is not made of half the answers', async () => {
    const answers = ['study/run', 'own'];
    const {code, err} = await imported(['k6', resolve(K6)], {answers, cwd: folder});
    expect([code, err]).toEqual([2, expect.stringContaining('the input ended')]);
    expect(written()).toEqual(['about-draft.json']);
  });
});
