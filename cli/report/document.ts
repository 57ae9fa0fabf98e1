import {quantities} from '../../lib/result/read.ts';
import {unitOf} from '../../lib/result/units.ts';
import {fileLine} from '../../content/messages/file-problem.ts';
import {NOTHING, measuredText, numberTexts, valueTexts, verdictText} from './cells.ts';
import {studySections} from './by-study.ts';
import {isFlip} from './meaning.ts';
import type {Say} from '../../content/messages/say.ts';
import type {Verdict} from '../../lib/consistency/index.ts';
import type {Difference, FullDifference, Words} from './cells.ts';

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

type Change = FullDifference;

export type Section = {heading: string; paragraphs: string[]; table?: Table; picture?: string};

/** `picture` is the id of a figure, to be shown before and after */
export type Table = {head: string[]; rows: string[][]};

export type Document = {title: string; intro: string[]; sections: Section[]};

/**
 * A change as a document: headings, sentences and tables of plain text, in one language. How it looks is the matter of
 * whoever writes it out.
 */
export function documentOf(
  change: Change,
  {base, lang, say}: {base: string; lang: string; say: Say},
): Document {
  const words = {say, lang};
  const sections = [
    ...listed(
      'problems',
      change.problems.map((problem) => fileLine(problem, say)),
      words,
    ),
    ...listed('failures', change.failures, words),
    ...studySections(change, words),
    ...claims(change, words),
    ...change.pictures.map((figure) => figureSection(figure, words)),
    ...sentences(change, words),
    ...verdicts(change, words),
    ...change.changed.map((run) => changedRun(run, words)),
    ...change.added.map((run) => addedRun(run, words)),
  ];
  const shown = {sentences: change.sentences.length, figures: change.pictures.length};
  const counts = {...countsOf(change), ...shown};
  const intro = [say('report.compared', {base}), say('report.summary', counts)];
  return {
    title: say('report.title'),
    intro: sections.length ? intro : [intro[0], say('report.nothing')],
    sections,
  };
}

/**
 * What a change means, by study, without what only its author looks at: the notes on a release.
 *
 * @param since what it is compared with
 */
export function briefOf(
  change: Difference,
  {since, lang, say}: {since: string; lang: string; say: Say},
): Document {
  const sections = studySections(change, {say, lang});
  const counts = {...countsOf(change), figures: change.figures.length};
  return {
    title: say('report.since', {since}),
    intro: [say(sections.length > 0 ? 'report.release' : 'report.nothing', counts)],
    sections,
  };
}

function countsOf(change: Difference) {
  return {
    values: change.changed.reduce((sum, run) => sum + run.values.length, 0),
    added: change.added.length,
    removed: change.removed.length,
    claims: change.claims.length,
    verdicts: change.verdicts.length,
    turned: change.claims.filter(isFlip).length,
  };
}

/** The section of a list of sentences; none where it is empty. */
const listed = (name: string, paragraphs: string[], {say}: Words): Section[] =>
  paragraphs.length > 0 ? [{heading: say(`report.${name}`), paragraphs}] : [];

/** The section of a table, likewise. */
function tabled(
  name: string,
  head: readonly string[],
  rows: string[][],
  words: Words,
  paragraphs: string[] = [],
): Section[] {
  if (rows.length === 0) return [];
  return [{heading: words.say(`report.${name}`), paragraphs, table: table(head, rows, words)}];
}

function changedRun(
  {id, values, facts, added, removed: gone}: Change['changed'][number],
  words: Words,
): Section {
  const {say} = words;
  const rows = [
    ...values.map((value) => [value.measurement, value.path, ...valueTexts(value, words)]),
    ...facts.map(({path, before, after}) => [path, '', before ?? NOTHING, after ?? NOTHING, '']),
  ];
  return {
    heading: say('report.result', {id}),
    paragraphs: [
      ...(added.length ? [say('report.measurements-added', {list: added})] : []),
      ...(gone.length ? [say('report.measurements-removed', {list: gone})] : []),
    ],
    table: table(['measurement', 'value', 'before', 'after', 'change'], rows, words),
  };
}

function addedRun(
  {id, evidence, load, measurements, refused, counts}: Change['added'][number],
  words: Words,
): Section {
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

function cellOf(quantity: {value: number} | undefined, path: string, words: Words) {
  return quantity ? measuredText(quantity.value, unitOf(path)?.unit, words) : NOTHING;
}

function columnsOf(measurements: Change['added'][number]['measurements']) {
  const present = new Set(measurements.flatMap((one) => quantities(one).map(({path}) => path)));
  return COLUMNS.filter((path) => present.has(path)).slice(0, 5);
}

function claims({claims: list}: Change, words: Words) {
  const head = ['claim', 'verdict-before', 'verdict-after', 'ours-before', 'ours-after'];
  const rows = list.map((claim) => claimRow(claim, words));
  return tabled('claims', [...head, 'reason-after'], rows, words);
}

function claimRow(claim: Change['claims'][number], words: Words) {
  const {id, before, after} = claim;
  const verdicts = [before, after].map((one) => verdictText(one, words));
  return [id, ...verdicts, ...numberTexts(claim, words), after?.reason[words.lang] ?? NOTHING];
}

function figureSection({id, kind, texts}: Change['pictures'][number], words: Words): Section {
  const {say} = words;
  const rows = texts.map(({locale, key, before, after}) => [
    `${locale} ${key}`,
    before ?? NOTHING,
    after ?? NOTHING,
  ]);
  return {
    heading: say('report.figure', {id, kind: say(`report.picture.${kind}`)}),
    paragraphs: [],
    table: table(['text', 'before', 'after'], rows, words),
    picture: id,
  };
}

function sentences({sentences: list}: Change, words: Words) {
  const {say} = words;
  const rows = list.map(({file, line, before, after, warnings}) => [
    `${file}:${line}`,
    before,
    after,
    warnings.map(({kind, ...params}) => say(`update.warning.${kind}`, params)).join(' '),
  ]);
  return tabled('sentences', ['place', 'before', 'after', 'warning'], rows, words);
}

/** @returns nothing for no rows */
function table(head: readonly string[], rows: string[][], {say}: Words): Table | undefined {
  if (rows.length === 0) return undefined;
  return {head: head.map((name) => say(`report.column.${name}`)), rows};
}

function verdicts({verdicts: list}: Change, words: Words) {
  const {say} = words;
  const word = (verdict: Verdict | undefined) =>
    verdict ? `${say(`verdict.kind.${verdict.kind}`)}: ${reasonOf(verdict, say)}` : NOTHING;
  const rows = list.map(({id, measurement, check, before, after}) => [
    `${id}#${measurement}`,
    say(`verdict.check.${check}`),
    word(before),
    word(after),
  ]);
  const head = ['measurement', 'check', 'before', 'after'];
  return tabled('verdicts', head, rows, words, [say('report.verdicts-meaning')]);
}

const reasonOf = ({check, reason, values}: Verdict, say: Words['say']) =>
  say(`verdict.${check}.${reason}`, values);

function verdictSentence(verdict: Verdict, {say}: Words) {
  return `${verdict.measurement}: ${say(`verdict.check.${verdict.check}`)} — ${reasonOf(verdict, say)}`;
}
