// @ts-check
import {quantities} from '../../lib/result/read.js';
import {formatNumber} from '../../lib/quantity/format.js';
import {unitOf} from '../../lib/result/units.js';
import {fileLine} from '../../content/messages/file-problem.js';

/** Values of a new result that a table has columns for, first those that most results have. */
const COLUMNS = [
  'throughputPerS',
  'operationsPerS',
  'latencyMs.mean',
  'latencyMs.p50',
  'latencyMs.p99',
  'errorRatio',
  'samplesCollected',
];

/**
 * A change as a document: headings, sentences and tables of plain text, in one language. How it looks is the matter of
 * whoever writes it out.
 *
 * @param {Change} change
 * @param {{base: string, lang: string, say: import('../../content/messages/say.js').Say}} options
 * @returns {{title: string, intro: string[], sections: Section[]}}
 *
 * @typedef {import('./compare.js').ResultChanges & import('../../content/effects/compare-states.js').Effects} Change
 * @typedef {import('../../lib/consistency/index.js').Verdict} Verdict
 * @typedef {{say: import('../../content/messages/say.js').Say, lang: string, number: (value: number) => string,
 *   signed: (value: number) => string}} Words
 *
 * @typedef {{heading: string, paragraphs: string[], table?: Table, picture?: string}} Section
 * @typedef {{head: string[], rows: string[][]}} Table
 *   `picture` is the id of a figure, to be shown before and after
 */
export function documentOf(change, {base, lang, say}) {
  const words = {say, lang, number: numberIn(lang), signed: signedPercentIn(lang)};
  const sections = [
    problems(change, words),
    failures(change, words),
    claims(change, words),
    ...change.figures.map((figure) => figureSection(figure, words)),
    sentences(change, words),
    verdicts(change, words),
    ...change.changed.map((run) => changedRun(run, words)),
    ...change.added.map((run) => addedRun(run, words)),
    removed(change, words),
  ].flatMap((section) => section ?? []);
  const intro = [say('report.compared', {base}), say('report.summary', countsOf(change))];
  return {
    title: say('report.title'),
    intro: sections.length ? intro : [intro[0], say('report.nothing')],
    sections,
  };
}

/** @param {Change} change */
function countsOf(change) {
  return {
    values: change.changed.reduce((sum, run) => sum + run.values.length, 0),
    added: change.added.length,
    removed: change.removed.length,
    claims: change.claims.length,
    sentences: change.sentences.length,
    verdicts: change.verdicts.length,
    figures: change.figures.length,
  };
}

/** @param {Change} change @param {Words} words @returns {Section | undefined} */
function problems({problems: list}, {say}) {
  if (list.length === 0) return undefined;
  return {
    heading: say('report.problems'),
    paragraphs: list.map((problem) => fileLine(problem, say)),
  };
}

/** @param {Change['changed'][number]} run @param {Words} words @returns {Section} */
function changedRun({id, values, facts, added, removed: gone}, words) {
  const {say} = words;
  const rows = [
    ...values.map((value) => valueRow(value, words)),
    ...facts.map(({path, before, after}) => [path, '', before ?? '—', after ?? '—', '']),
  ];
  return {
    heading: say('report.result', {id}),
    paragraphs: [
      ...(added.length ? [say('report.measurements-added', {list: added})] : []),
      ...(gone.length ? [say('report.measurements-removed', {list: gone})] : []),
    ],
    ...(rows.length
      ? {
          table: {
            head: ['measurement', 'value', 'before', 'after', 'change'].map((name) =>
              say(`report.column.${name}`),
            ),
            rows,
          },
        }
      : {}),
  };
}

/** @param {Change['changed'][number]['values'][number]} change @param {Words} words */
function valueRow({measurement, path, unit, before, after}, {say, number, signed}) {
  const shown = (/** @type {number | undefined} */ value) =>
    value === undefined ? '—' : `${number(value)}${unitWord(unit, say)}`;
  const relative = before && before > 0 && after !== undefined ? signed(after / before - 1) : '';
  return [measurement, path, shown(before), shown(after), relative];
}

/** @param {Change['added'][number]} run @param {Words} words @returns {Section} */
function addedRun({id, evidence, load, measurements, refused, counts}, words) {
  const {say} = words;
  const paths = columnsOf(measurements);
  const rows = measurements.map((measurement) => {
    const values = new Map(quantities(measurement).map(({path, quantity}) => [path, quantity]));
    return [measurement.id, ...paths.map((path) => cellOf(values.get(path), path, words))];
  });
  return {
    heading: say('report.added', {id}),
    paragraphs: [
      say('report.added-facts', {evidence, load, count: measurements.length}),
      say('report.added-verdicts', {consistent: 0, explained: 0, refused: 0, ...counts}),
      ...refused.map((verdict) => verdictSentence(verdict, words)),
    ],
    table: {head: [say('report.column.measurement'), ...paths], rows},
  };
}

/** @param {{value: number} | undefined} quantity @param {string} path @param {Words} words */
function cellOf(quantity, path, {say, number}) {
  if (!quantity) return '—';
  return `${number(quantity.value)}${unitWord(unitOf(path)?.unit, say)}`;
}

/** Units that a number doesn't show by itself. @param {string | undefined} unit @param {Words['say']} say */
function unitWord(unit, say) {
  return say.has(`report.unit.${unit}`) ? say(`report.unit.${unit}`) : '';
}

/** @param {Change['added'][number]['measurements']} measurements */
function columnsOf(measurements) {
  const present = new Set(measurements.flatMap((one) => quantities(one).map(({path}) => path)));
  return COLUMNS.filter((path) => present.has(path)).slice(0, 5);
}

/** @param {Change} change @param {Words} words @returns {Section | undefined} */
function removed({removed: ids}, {say}) {
  if (ids.length === 0) return undefined;
  return {heading: say('report.removed'), paragraphs: ids};
}

/** @param {Change} change @param {Words} words @returns {Section | undefined} */
function failures({failures: list}, {say}) {
  if (list.length === 0) return undefined;
  return {heading: say('report.failures'), paragraphs: list};
}

/** @param {Change} change @param {Words} words @returns {Section | undefined} */
function claims({claims: list}, words) {
  if (list.length === 0) return undefined;
  const {say} = words;
  return {
    heading: say('report.claims'),
    paragraphs: [],
    table: table(
      ['claim', 'verdict-before', 'verdict-after', 'ours-before', 'ours-after', 'reason-after'],
      list.map((claim) => claimRow(claim, words)),
      words,
    ),
  };
}

/**
 * @param {Change['claims'][number]} change
 * @param {Words} words
 *
 * @typedef {import('../../content/effects/compare-states.js').ShownClaim | undefined} Claim
 */
function claimRow({id, before, after}, {say, lang, number}) {
  const verdict = (/** @type {Claim} */ claim) =>
    claim ? say(`report.claim.${claim.verdict}`) : '—';
  const shown = (/** @type {Claim} */ claim) => claim?.shown[lang];
  const ours = (/** @type {Claim} */ claim) =>
    typeof claim?.ours === 'number' ? number(claim.ours) : '—';
  // a difference that the shown digits hide is shown in more of them
  const same = shown(before)?.ours === shown(after)?.ours;
  const figure = (/** @type {Claim} */ claim) => (same ? ours(claim) : (shown(claim)?.ours ?? '—'));
  return [
    id,
    verdict(before),
    verdict(after),
    figure(before),
    figure(after),
    shown(after)?.reason ?? '—',
  ];
}

/** @param {Change['figures'][number]} figure @param {Words} words @returns {Section} */
function figureSection({id, kind, texts}, words) {
  const {say} = words;
  const rows = texts.map(({locale, key, before, after}) => [
    `${locale} ${key}`,
    before ?? '—',
    after ?? '—',
  ]);
  return {
    heading: say('report.figure', {id, kind: say(`report.picture.${kind}`)}),
    paragraphs: [],
    ...(rows.length ? {table: table(['text', 'before', 'after'], rows, words)} : {}),
    picture: id,
  };
}

/** @param {Change} change @param {Words} words @returns {Section | undefined} */
function sentences({sentences: list}, words) {
  if (list.length === 0) return undefined;
  const {say} = words;
  const rows = list.map(({file, line, before, after, doubts}) => [
    `${file}:${line}`,
    before,
    after,
    doubts.map(({kind, ...params}) => say(`update.doubt.${kind}`, params)).join(' '),
  ]);
  return {
    heading: say('report.sentences'),
    paragraphs: [],
    table: table(['place', 'before', 'after', 'doubt'], rows, words),
  };
}

/** @param {readonly string[]} head @param {string[][]} rows @param {Words} words */
function table(head, rows, {say}) {
  return {head: head.map((name) => say(`report.column.${name}`)), rows};
}

/** @param {Change} change @param {Words} words @returns {Section | undefined} */
function verdicts({verdicts: list}, words) {
  const {say} = words;
  if (list.length === 0) return undefined;
  const word = (/** @type {Verdict | undefined} */ verdict) =>
    verdict ? `${say(`verdict.kind.${verdict.kind}`)}: ${reasonOf(verdict, say)}` : '—';
  const rows = list.map(({id, measurement, check, before, after}) => [
    `${id}#${measurement}`,
    say(`verdict.check.${check}`),
    word(before),
    word(after),
  ]);
  const head = ['measurement', 'check', 'before', 'after'];
  return {
    heading: say('report.verdicts'),
    paragraphs: [say('report.verdicts-meaning')],
    table: {head: head.map((name) => say(`report.column.${name}`)), rows},
  };
}

/** @param {Verdict} verdict @param {Words['say']} say */
const reasonOf = ({check, reason, values}, say) => say(`verdict.${check}.${reason}`, values);

/** @param {Verdict} verdict @param {Words} words */
function verdictSentence(verdict, {say}) {
  return `${verdict.measurement}: ${say(`verdict.check.${verdict.check}`)} — ${reasonOf(verdict, say)}`;
}

/** @param {string} lang @returns {Words['number']} */
const numberIn = (lang) => (value) => formatNumber(value, undefined, lang, {significant: 6});

/** @param {string} lang @returns {Words['signed']} */
const signedPercentIn = (lang) => (value) => formatNumber(value, 'share', lang, {sign: true});
