import {expect, test} from 'vitest';
import {readResults} from '../../content/results/read-results.ts';

import interfaceTexts from '../../i18n/en/interface.json' with {type: 'json'};
import english from '../../i18n/en/answer.json' with {type: 'json'};
import russian from '../../i18n/ru/answer.json' with {type: 'json'};
import {findingsIn} from '../../lib/gains/findings.ts';
import {partsTooLarge} from '../../lib/gains/application.ts';
import {valueOf} from '../../lib/result/read.ts';
import {wordsIn} from '../../src/components/explorables/frame/words.ts';
import {applicationOf, FIELDS} from '../../src/components/explorables/answer/fields.ts';
import {saidPoint} from './studied-words.ts';
import {CONNECTS, CONNECT_RUN, PROBED, answerData} from './answer-data.ts';

const catalogues = {en: english, ru: russian};
const results = await readResults(new URL('../../', import.meta.url).pathname);
const {profiles, connecting, points} = answerData(results, {baseUrl: '/', words: {}});
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

test.each(Object.entries(PROBED))(
  '%s computes, waits, boots and connects as its run measured',
  (id, {run: name, ...ids}) => {
    const run = results.get(name);
    const {cpu, wait, boot, bootwait, connect, connectwait, dbwait} = valuesOf(id);
    const measured = [ids.request, ids.boot, ids.connect].flatMap((part) =>
      ['cpuMs', 'ioMs'].map((name) => valueOf(run, part, name)),
    );
    for (const [index, ms] of [cpu, wait, boot, bootwait, connect, connectwait].entries())
      expect(ms).toBeCloseTo(measured[index], 0.9);
    expect(bootwait + connectwait + dbwait).toBeCloseTo(wait, 6);
  },
);

test('each way to connect has its words, and the cost that its run measured', () => {
  expect(CONNECTS.length).toBe(FIELDS.find(({id}) => id === 'how')?.most);
  const run = results.get(CONNECT_RUN);
  for (const [place, method] of CONNECTS.entries()) {
    for (const lang of ['en', 'ru']) {
      const words = catalogues[lang][`answer.choice.how.${place + 1}`];
      const [server] = method.split('-');
      expect(words.toLowerCase()).toContain(server);
      expect(words).toMatch(method.includes('-tcp') ? /TCP/u : /socket|сокет/u);
      expect(words.includes('SCRAM')).toBe(method.includes('scram'));
    }
    const {connect, connectwait} = connecting[place];
    const measured = ['cpuMs', 'wallMs'].map((path) => valueOf(run, `${method}.connection`, path));
    expect(connect / measured[0]).toBeCloseTo(1, 1);
    expect((connect + connectwait) / measured[1]).toBeCloseTo(1, 1);
  }
});

test('each studied request is told whole, with its study, its evidence and what was gained', () => {
  expect(points.length).toBeGreaterThan(10);
  const words = wordsIn('en', {...interfaceTexts, ...english});
  for (const point of points) {
    const {href, study, text, note} = saidPoint(point, words, '/studies/');
    expect(href).toMatch(/^\/studies\/[\w-]+\/$/u);
    for (const part of [study, text, note]) {
      expect(part.length).toBeGreaterThan(5);
      expect(part).not.toMatch(/answer\.|\{\{|NaN|undefined/u);
    }
    expect(text).toMatch(/^: .+β = .+ Gained: .+\.$/u);
  }
});
