import {quantities} from '../../lib/result/read.js';
import {unitOf} from '../../lib/result/units.js';
import {lineOf} from '../messages/problem.js';

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
 * @param {import('./compare.js').Change} change
 * @param {{base: string, lang: 'en' | 'ru', say: (key: string, params?: object) => any}} options
 * @returns {{title: string, intro: string[], sections: Section[]}}
 *
 * @typedef {{heading: string, paragraphs: string[], table?: {head: string[], rows: string[][]},
 *   pictures?: {id: string, kind: string}[]}} Section
 */
export function documentOf(change, {base, lang, say}) {
  const words = {say, lang, number: numberIn(lang), signed: signedPercentIn(lang)};
  const sections = [
    problems(change, words),
    ...change.changed.map((run) => changedRun(run, words)),
    ...change.added.map((run) => addedRun(run, words)),
    removed(change, words),
    claims(change, words),
    verdicts(change, words),
    pictures(change, words),
  ].filter(Boolean);
  const intro = [say('report.compared', {base}), say('report.summary', countsOf(change))];
  return {
    title: say('report.title'),
    intro: sections.length ? intro : [intro[0], say('report.nothing')],
    sections,
  };
}

function countsOf({
  changed,
  added,
  removed: gone,
  claims: judged,
  verdicts: found,
  pictures: drawn,
}) {
  const values = changed.reduce((sum, run) => sum + run.values.length, 0);
  return {
    values,
    added: added.length,
    removed: gone.length,
    claims: judged.length,
    verdicts: found.length,
    pictures: drawn.length,
  };
}

function problems({problems: list}, {say, lang}) {
  if (list.length === 0) return undefined;
  return {
    heading: say('report.problems'),
    paragraphs: list.map((problem) => lineOf(problem, lang)),
  };
}

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

function valueRow({measurement, path, unit, before, after}, {say, number, signed}) {
  const shown = (value) =>
    value === undefined ? '—' : `${number(value)}${say('report.unit', {unit})}`;
  const relative = before > 0 && after !== undefined ? signed(after / before - 1) : '';
  return [measurement, path, shown(before), shown(after), relative];
}

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

function cellOf(quantity, path, {say, number}) {
  if (!quantity) return '—';
  return `${number(quantity.value)}${say('report.unit', {unit: unitOf(path)?.unit})}`;
}

function columnsOf(measurements) {
  const present = new Set(measurements.flatMap((one) => quantities(one).map(({path}) => path)));
  return COLUMNS.filter((path) => present.has(path)).slice(0, 5);
}

function removed({removed: ids}, {say}) {
  if (ids.length === 0) return undefined;
  return {heading: say('report.removed'), paragraphs: ids};
}

function claims({claims: list}, words) {
  const {say, number} = words;
  if (list.length === 0) return undefined;
  const figure = (claim) =>
    claim?.ours === null || claim?.ours === undefined ? '—' : number(claim.ours);
  const verdict = (claim) => (claim ? say(`report.claim.${claim.verdict}`) : '—');
  const rows = list.map(({id, before, after}) => [
    id,
    verdict(before),
    verdict(after),
    figure(before),
    figure(after),
  ]);
  const head = ['claim', 'verdict-before', 'verdict-after', 'ours-before', 'ours-after'];
  return {
    heading: say('report.claims'),
    paragraphs: [],
    table: {head: head.map((name) => say(`report.column.${name}`)), rows},
  };
}

function verdicts({verdicts: list}, words) {
  const {say} = words;
  if (list.length === 0) return undefined;
  const word = (verdict) =>
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

const reasonOf = ({check, reason, values}, say) => say(`verdict.${check}.${reason}`, values);

function verdictSentence(verdict, {say}) {
  return `${verdict.measurement}: ${say(`verdict.check.${verdict.check}`)} — ${reasonOf(verdict, say)}`;
}

function pictures({pictures: list}, {say}) {
  if (list.length === 0) return undefined;
  return {
    heading: say('report.pictures'),
    paragraphs: [],
    pictures: list.map(({id, kind}) => ({id, kind: say(`report.picture.${kind}`)})),
  };
}

function numberIn(lang) {
  const format = new Intl.NumberFormat(lang, {maximumSignificantDigits: 6});
  return (value) => format.format(value);
}

function signedPercentIn(lang) {
  const format = new Intl.NumberFormat(lang, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (value) => format.format(value);
}
