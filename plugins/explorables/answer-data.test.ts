import {expect, test} from 'vitest';
import {readResults} from '../../content/results/read-results.ts';

import english from '../../i18n/en/answer.json' with {type: 'json'};
import russian from '../../i18n/ru/answer.json' with {type: 'json'};
import {findingsIn} from '../../lib/gains/findings.ts';
import {partsTooLarge} from '../../lib/gains/application.ts';
import {valueOf} from '../../lib/result/read.ts';
import {applicationOf} from '../../src/components/explorables/answer/fields.ts';
import {WORDPRESS_RUN, answerData} from './answer-data.ts';

const catalogues = {en: english, ru: russian};
const results = await readResults(new URL('../../', import.meta.url).pathname);
const {profiles} = answerData(results, {baseUrl: '/', words: {}});
const valuesOf = (id) => profiles.find((profile) => profile.id === id).values;

test.each(profiles.map(({id}) => id))('the parts of “%s” fit into its request', (id) => {
  expect(partsTooLarge(applicationOf(valuesOf(id)))).toEqual([]);
});

test('WordPress is never told to stay in memory', () => {
  for (const changed of [{}, {rate: 5}]) {
    const {server, values} = profiles.find(({id}) => id === 'wordpress');
    const {findings} = findingsIn({...applicationOf({...values, ...changed}), server});
    const {key} = findings.find(({topic}) => topic === 'first');
    expect(key).toMatch(/boot-wordpress$/u);
    for (const lang of ['en', 'ru'])
      expect(catalogues[lang]).toHaveProperty([`answer.first.${key}`]);
  }
});

test('WordPress computes, waits, boots and connects as its run measured', () => {
  const run = results.get(WORDPRESS_RUN);
  const {cpu, wait, boot, bootwait, connect, connectwait, dbwait} = valuesOf('wordpress');
  const measured = ['request', 'boot', 'connect'].flatMap((part) =>
    ['cpuMs', 'ioMs'].map((name) => valueOf(run, part, name)),
  );
  for (const [index, ms] of [cpu, wait, boot, bootwait, connect, connectwait].entries())
    expect(ms).toBeCloseTo(measured[index], 0.9);
  expect(bootwait + connectwait + dbwait).toBeCloseTo(wait, 6);
});
