import {afterEach, beforeEach, expect, test} from 'vitest';
import {main} from '../../cli/main.ts';
import {checkBindings, lineOf} from '../../content/check.ts';
import bindingsPlugin from '../../plugins/bindings/index.ts';
import {copyFixture} from './site-copy.ts';

const EN = 'docs/studies/demo.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/studies/demo.mdx';
const RUN = 'static/data/results/demo/run-1.json';

let site;
beforeEach(() => {
  site = copyFixture();
});
afterEach(() => site.discard());

/** Lines of all problems after the site was spoiled. */
async function linesAfter(spoil) {
  spoil(site);
  return (await checkBindings(site.root)).map((problem) => lineOf(problem));
}

const CASES = {
  'a missing Russian page': {
    spoil: ({remove}) => remove(RU),
    lines: [
      `${RU}: the Russian version of ${EN} is missing. Write it, with the same headings and ids.`,
    ],
  },
  'a missing English page': {
    spoil: ({remove}) => remove('docs/claims.mdx'),
    lines: [
      /^docs\/claims\.mdx: the English version of i18n\/ru\/.*claims\.mdx is missing\. Write it/,
    ],
  },
  'a translation of an older text': {
    spoil: ({edit}) => edit(EN, 'It answered', 'It replied'),
    lines: [
      /demo\.mdx:13: the page translates version "[0-9a-f]{12}" of docs\/studies\/demo\.mdx, which is now at “[0-9a-f]{12}”\. Bring .* --stamp studies\/demo\.mdx`\.$/,
    ],
  },
  'a missing translation key': {
    spoil: ({edit}) => edit('i18n/ru/studies/demo.json', /\s*"claim.low-latency.claim".*/, ''),
    lines: [
      'i18n/ru/studies/demo.json: the key “claim.low-latency.claim” of i18n/en/studies/demo.json:6 is missing. Translate it, or delete it in both languages.',
    ],
  },
  'a plural without all its forms': {
    spoil: ({edit}) => edit('i18n/ru/study.json', /\s*"summary.title_few".*/, ''),
    lines: [
      /^i18n\/ru\/study\.json:\d+:3: the key “summary\.title” lacks the plural forms few\. Add summary\.title_few\.$/,
    ],
  },
  'a catalogue that shows another value': {
    spoil: ({edit}) =>
      edit('i18n/ru/studies/demo.json', '{{ratio-at-4, number(digits: 1)}}', '5,4'),
    lines: [
      /^i18n\/ru\/studies\/demo\.json:3:3: the text “claim.five-times\.reason” uses the placeholders \(\), .* uses \(ratio-at-4\)\. Use the same/,
    ],
  },
  'a duplicate key in a catalogue': {
    spoil: ({edit}) =>
      edit('i18n/en/studies/demo.json', '{\n', '{\n  "claim.five-times.claim": "Twice.",\n'),
    lines: [
      /^i18n\/en\/studies\/demo\.json:3:3: the key “claim.five-times\.claim” occurs twice; .* Delete one of them\.$/,
    ],
  },
  'a catalogue that is not JSON': {
    spoil: ({edit}) =>
      edit('i18n/en/studies/demo.json', '"claim.five-times.reason"', 'claim.five-times.reason'),
    lines: [
      /^i18n\/en\/studies\/demo\.json:3:3: this is not valid JSON: .* Correct it at this place\.$/,
    ],
  },
  'a result file that is not JSON': {
    spoil: ({edit}) => edit(RUN, '"schemaVersion": 1', '"schemaVersion": 1,440'),
    lines: [new RegExp(`^${RUN}.*`)],
  },
  'a formula that does not parse': {
    spoil: ({edit}) => edit(EN, '\\frac{T_\\mathrm{io}}{2}', '\\frac{T_\\mathrm{io}}{'),
    lines: [
      /^docs\/studies\/demo\.mdx:32:\d+: the formula “.*” can’t be parsed: .* Correct the TeX\.$/,
    ],
  },
  'a formula without words': {
    spoil: ({edit}) => edit(EN, '$\\beta = 1$', '$\\sum_i x_i$'),
    lines: [
      `${EN}:34:4: the formula “\\sum_i x_i” has no spoken form. Write <Formula tex="…" spoken="…" />.`,
    ],
  },
  'a claim that does not exist': {
    spoil: ({edit}) => edit(EN, 'demo/capped-median', 'demo/capped'),
    lines: [
      `${EN}:34:42: <Claim id=“demo/capped”> refers to something that does not exist; available: demo/five-times, demo/capped-median, demo/low-latency. Correct the name, or add what it refers to.`,
    ],
  },
  'a figure that does not exist': {
    spoil: ({edit}) => edit(EN, 'demo/latency', 'demo/latencies'),
    lines: [
      /:36:1: <Figure id=“demo\/latencies”> refers to something that does not exist; available: demo\/latency, demo\/rate\./,
    ],
  },
  'a value that does not exist': {
    spoil: ({edit}) => edit(EN, 'slow-4.droppedShare', 'slow-4.dropped'),
    lines: [
      /:26:11: “run-1#slow-4\.dropped” can’t be evaluated: run “demo\/run-1”, measurement “slow-4” has no value at “dropped”; there are: .*droppedShare/,
    ],
  },
  'a value whose attribute is computed': {
    spoil: ({edit}) => edit(EN, 'of="demo:ratio-at-4"', 'of={ratio}'),
    lines: [
      /:19:4: the attribute “of” of <Value> is not a string literal\. Write it as name="text"/,
      /:19:4: <Value> has no attribute “of”, which says what it is bound to\. Add of=/,
    ],
  },
  'a phrase of a result file without a translation': {
    spoil: ({edit}) => edit(RUN, '"network": "unknown"', '"network": "a cable of ours"'),
    lines: [
      /^docs\/claims\.mdx:6:1: the passport of demo\/run-1 shows “a cable of ours”, which has no translation/,
      /current\/claims\.mdx:8:1: the passport of demo\/run-1 shows “a cable of ours”/,
    ],
  },
  'a second file of one measurement with another number': {
    spoil: ({read, write}) => {
      const run = JSON.parse(read(RUN));
      const sameAs = [{run: 'demo/run-1', values: {throughputPerS: 'throughputPerS'}}];
      const second = {...run, id: 'demo/run-2', origin: {...run.origin, sameAs}};
      const text = JSON.stringify(second, null, 2).replace('"value": 183', '"value": 184');
      write('static/data/results/demo/run-2.json', text);
    },
    lines: [
      /^static\/data\/results\/demo\/run-2\.json:\d+:\d+: slow-4 has throughputPerS = 184, but demo\/run-1, which holds the same measurement, has 183\. Check both/,
    ],
  },
  'a heading with another id': {
    spoil: ({edit}) => edit(RU, '#why', '#pochemu'),
    lines: [
      `${RU}: the heading #why of ${EN}:30 is missing. Translate the section, with the same id.`,
      `${RU}:32:1: ${EN} has no heading #pochemu. Give both headings the same id.`,
    ],
  },
  'a description with a number': {
    spoil: ({edit}) =>
      edit('i18n/ru/docusaurus-plugin-content-docs/current/claims.mdx', 'источники', '3 источника'),
    lines: [
      /claims\.mdx:3: the description contains the number “3”, which can’t be bound to data\./,
    ],
  },
  'a study page without its fields': {
    spoil: ({edit}) => edit(RU, 'evidence: vendor\n', ''),
    lines: [`${RU}:1: the front matter has no “evidence”. Add it.`],
  },
  'a page that is not MDX': {
    spoil: ({edit}) => edit('docs/claims.mdx', '<ClaimsList />', '<ClaimsList'),
    lines: [
      /^docs\/claims\.mdx:\d+:\d+: the page can’t be parsed: .* Correct the MDX at this place\.$/,
    ],
  },
};

test.each(Object.entries(CASES))(
  '%s is refused with place, value, reason and what to do',
  async (_name, {spoil, lines}) => {
    const found = await linesAfter(spoil);
    const stale = /: the page translates version /;
    const wanted = found.filter(
      (line) => !stale.test(line) || lines.some((each) => stale.test(String(each))),
    );
    for (const [index, line] of lines.entries()) {
      if (typeof line === 'string') expect(wanted[index]).toBe(line);
      else expect(wanted[index]).toMatch(line);
    }
    expect(wanted).toHaveLength(lines.length);
  },
);

test('a translation that is marked stale on purpose is told, and stops nothing', async () => {
  site.edit(EN, 'It answered', 'It replied');
  site.edit(RU, 'translation:\n', 'translation:\n  stale: true\n');
  const problems = await checkBindings(site.root);
  expect(problems.map(({code, severity}) => [code, severity])).toEqual([
    ['translation-stale', 'notice'],
  ]);
});

test('the build stops before anything is built, with all problems of all kinds in one error', async () => {
  site.edit(RUN, '"value": 989', '"value": 991');
  site.edit(EN, '#why', '#because');
  site.edit(RU, '$\\beta = 1$', '$\\bta$');
  const context = {
    siteDir: site.root,
    generatedFilesDir: `${site.root}/.docusaurus`,
    i18n: {currentLocale: 'en'},
  };
  const failure = await bindingsPlugin(context)
    .loadContent()
    .catch((error) => error);
  expect(failure).toBeInstanceOf(Error);
  const lines = failure.message.trim().split('\n').slice(2);
  expect(failure.message).toContain(`(${lines.length} problems)`);
  for (const part of ['989', '#because', '\\bta', 'figure demo/rate', 'claim demo/five-times']) {
    expect(failure.message).toContain(part);
  }
});

test('validate says the same from the command line, with exit code 1, and 0 when all is well', async () => {
  const validate = async () => {
    const written = [];
    const stream = {write: (text) => written.push(text)};
    const code = await main(['validate'], {
      stdout: stream,
      stderr: stream,
      env: {},
      cwd: site.root,
    });
    return {code, text: written.join('')};
  };
  expect((await validate()).code).toBe(0);
  site.edit(RUN, '"value": 989', '"value": "1,440"');
  site.edit(RU, '#why', '#pochemu');
  site.edit(EN, 'demo/capped-median', 'demo/cap');
  const {code, text} = await validate();
  expect(code).toBe(1);
  for (const part of ['1,440', '#pochemu', 'demo/cap”', 'run-1.json']) {
    expect(text).toContain(part);
  }
  expect(text.lastIndexOf('demo/cap”')).toBeLessThan(text.indexOf('Verdicts:'));
});
