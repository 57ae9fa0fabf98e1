import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {main} from '../../cli/main.ts';
import {checkBindings, lineOf} from '../../content/check.ts';
import {shownNumber} from '../../content/update/warnings.ts';
import {planUpdate} from '../../content/update/index.ts';
import {copyFixture} from './site-copy.ts';

const EN = 'docs/studies/demo.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/studies/demo.mdx';
const TEXTS = 'i18n/en/studies/demo.json';
const RUN = 'static/data/results/demo/run-1.json';

let site;
beforeEach(() => {
  site = copyFixture();
});
afterEach(() => site.discard());

/** Runs `update` on the copy; `drawn` are the figures that it had drawn. */
async function update(...options) {
  const written = {out: '', err: '', drawn: []};
  const io = {
    stdout: {write: (text) => (written.out += text), columns: 120},
    stderr: {write: (text) => (written.err += text)},
    env: {},
    cwd: site.root,
    drawPictures: async (_root, figures) => {
      written.drawn.push(...figures);
      return {good: true, output: ''};
    },
  };
  return {code: await main(['update', ...options], io), ...written};
}

const codesLeft = async () => (await checkBindings(site.root)).map((problem) => lineOf(problem));

test('a site that agrees with its data is left alone', async () => {
  const {code, out} = await update();
  expect({code, out}).toEqual({
    code: 0,
    out: 'Everything agrees with the data; nothing was written.\n',
  });
});

test('writes the numbers of both languages and the record, and nothing else', async () => {
  const before = {[EN]: site.read(EN), [RU]: site.read(RU)};
  site.edit(RUN, '"value": 989', '"value": 991');
  const {code, drawn} = await update();
  expect(code).toBe(0);
  expect(drawn).toEqual(['demo/rate']);
  const numbers = (text) =>
    text.replaceAll('989', '991').replace('5.40', '5.42').replace('5,40', '5,42');
  expect(site.read(EN)).toBe(numbers(before[EN]));
  const withoutStamp = (text) => text.replace(/^ {2}(?:of|words): .*\n/gm, '');
  expect(withoutStamp(site.read(RU))).toBe(withoutStamp(numbers(before[RU])));
  expect(await codesLeft()).toEqual([expect.stringContaining('the points of figure demo/rate')]);
});

test('a unit that is written into a Russian page stands behind a no-break space', async () => {
  const written = site.read(RU);
  expect(written).toContain('>989\u00a0запр./с<');
  site.edit(RU, '>989\u00a0запр./с<', '>7<');
  await update();
  expect(site.read(RU)).toBe(written);
  expect(site.read(EN)).toContain('>989 req/s<');
});

test('prints the sentences to read again, each once, with its place', async () => {
  site.edit(RUN, '"value": 989', '"value": 991');
  const {out} = await update('--dry-run');
  expect(out).toContain(
    [
      `  ${EN}:17`,
      '    It answered 991 req/s, the other one 183: over five times or 5.42.',
      '    989 req/s → 991 req/s; 5.40 → 5.42',
    ].join('\n'),
  );
  expect(out).toContain(`  ${EN}:15\n    Fast serves 991`);
  expect(out).toContain(`Would write: ${RU}`);
  expect(out).toContain('demo/five-times\n    It is 5.4 times.');
  expect(out).not.toContain('⚠');
});

test('draws a figure again whose words alone have changed', async () => {
  mkdirSync(join(site.root, 'static/frozen'));
  await update();
  expect((await update()).drawn).toEqual([]);
  site.edit(TEXTS, '{', '{"figure.rate.title": "Rates, in other words",');
  expect((await update()).drawn).toEqual(['demo/rate']);
});

test('a dry run writes nothing and draws nothing', async () => {
  site.edit(RUN, '"value": 989', '"value": 991');
  const before = [EN, RU, 'src/studies/demo/claims.computed.json'].map(site.read);
  expect((await update('--dry-run')).drawn).toEqual([]);
  expect([EN, RU, 'src/studies/demo/claims.computed.json'].map(site.read)).toEqual(before);
});

test('fills tags that are empty or close themselves, and keeps spaces beside a number', async () => {
  const before = site.read(EN);
  site.edit(EN, '989 req/s</Value>', '</Value>');
  site.edit(EN, '>989</Value>', ' />');
  site.edit(EN, '>183</Value>', '> 12 </Value>');
  await update();
  const expected = before.replace('>183</Value>', '> 183 </Value>');
  expect(site.read(EN)).toBe(expected);
});

test('keeps line ends as they are', async () => {
  site.write(EN, site.read(EN).replaceAll('\n', '\r\n'));
  const expected = site.read(EN).replace('>183<', '>185<');
  site.edit(RUN, '"value": 183', '"value": 185');
  await update();
  expect(site.read(EN).replace('5.35', '5.40')).toBe(expected);
});

test('flags a sentence whose claim is judged otherwise, and leaves that claim unrecorded', async () => {
  site.edit(RUN, '"value": 989', '"value": 700');
  const {code, out, err} = await update();
  expect(code).toBe(1);
  expect(out).toContain(
    '⚠ Claim demo/five-times was recorded as “holds”; the numbers now say “wrong”.',
  );
  expect(err).toContain('recorded as “holds”, but the numbers now say “wrong”');
  expect(JSON.parse(site.read('src/studies/demo/claims.computed.json'))['five-times'].verdict).toBe(
    'holds',
  );
  expect(site.read(EN)).toContain('>700</Value>');
});

test('flags ratios that cross one, and values of a sentence that change places', async () => {
  site.edit(RUN, '"value": 989', '"value": 150');
  const [sentence] = (await planUpdate(site.root)).found.sentences.filter(
    ({file, line}) => file === EN && line === 17,
  );
  expect(sentence.warnings).toEqual([
    {kind: 'one', of: 'demo:ratio-at-4', was: '5.40', now: '0.82'},
    {
      kind: 'order',
      left: 'run-1#fast-4.throughputPerS',
      right: 'run-1#slow-4.throughputPerS',
      was: ['989 req/s', '183'],
      now: ['150 req/s', '183'],
    },
    {kind: 'claim', claim: 'demo/five-times', was: 'holds', now: 'wrong'},
  ]);
});

test('flags a noun that takes another form after the new number', async () => {
  site.edit(RU, '</Value>, второй', '</Value> раз, второй');
  site.edit(RUN, '"value": 989', '"value": 991');
  const {sentences} = (await planUpdate(site.root)).found;
  expect(sentences.flatMap(({warnings}) => warnings)).toEqual([
    {kind: 'plural', of: 'run-1#fast-4.throughputPerS', was: '989 запр./с', now: '991 запр./с'},
  ]);
});

test('a translation that was stale stays stale', async () => {
  site.edit(EN, 'It answered', 'It replied');
  site.edit(RUN, '"value": 989', '"value": 991');
  await update();
  expect(await codesLeft()).toContainEqual(expect.stringContaining('the page translates version'));
});

test('speaks Russian', async () => {
  site.edit(RUN, '"value": 989', '"value": 700');
  const {out} = await update('--dry-run', '--lang', 'ru');
  expect(out).toContain('для утверждения demo/five-times'.replace('для', 'Для'));
  expect(out).toContain('Перечитайте');
});

test('a number is read as either language writes it', () => {
  const english = ['989', '1,440 req/s', '5.44 s', '−1,440', '10 000', '78%', 'none'];
  expect(english.map((text) => shownNumber(text, 'en'))).toEqual([
    ...[989, 1440, 5.44, -1440, 10000, 78, NaN],
  ]);
  const russian = ['0,989', '1,440', '5,44 с', '−12,4 %', '1\u00a0440 запр./с'];
  expect(russian.map((text) => shownNumber(text, 'ru'))).toEqual([0.989, 1.44, 5.44, -12.4, 1440]);
});
