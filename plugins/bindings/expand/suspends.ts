import {textsOf} from '../../../content/i18n.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {readSuspends} from '../../../content/suspends/read.ts';
import {STATES} from '../../../content/suspends/table.ts';
import {
  byFlag,
  callsThat,
  columnsOf,
  groupsOf,
  isOnlyOwn,
  isOwn,
  rowOf,
} from '../../../content/suspends/view.ts';
import {dayText} from '../../../lib/quantity/day.ts';
import {FAMILIES} from '../../../lib/result/families.ts';
import {blockComponent, link, list, paragraph, text} from './nodes.ts';
import type {SuspendsFile} from '../../../content/suspends/read.ts';
import type {Cell, Column, Line} from '../../../content/suspends/view.ts';
import type {Texts} from '../../../content/types.ts';
import type {Measured, Row, Stay} from '../../../lib/suspends/types.ts';
import type {SuspendsGroup} from '../../../src/components/study/SuspendsTable.tsx';
import type {BlockContent, PhrasingContent as Phrase, Table} from 'mdast';
import type {Expansion} from './index.ts';

type Look = {words: Texts; locale: string};

/** So many calls are named in place of one that blocks: the first of its kind, in the order of the table. */
const MOST_INSTEAD = 2;

const VERDICTS = ['blocks', 'in-turn', 'partly', 'suspends', 'failed', 'absent'];
const WORDS = [
  ...['legend', 'search', 'call', 'column', 'verdict', 'heading'],
  ...['all', 'shown', 'none', 'reset', 'failed'],
];

/**
 * `<Suspends part="answer | table | flags | stays | source" />` becomes what was measured of the calls that suspend: what
 * blocks in each runtime, the table that a form narrows, what each of Swoole's hooks does alone, what stays between
 * requests, and where it was measured.
 */
export const expandSuspends: Expansion = (node, {file, locale}, site) => {
  const look = {locale, words: textsOf(locale, site.catalogues[locale].suspends ?? {})};
  const files = readSuspends(site.root);
  const columns = columnsOf(files);
  const parts: Record<string, () => BlockContent> = {
    answer: () =>
      list(
        columns
          .filter(({hooks}) => hooks !== 'none')
          .map((column) =>
            paragraph(strong(`${columnName(column, look)}:`), ...answerIn(column, look)),
          ),
      ),
    table: () => tableOf(columns, look),
    flags: () => flagsOf(columns, look),
    stays: () => staysOf(columns, look),
    source: () => list(files.map((each) => paragraph(...sourceOf(each, look)))),
  };
  const part = attributeOf(node, 'part') ?? '';
  if (!Object.hasOwn(parts, part))
    throw new Error(
      `${file}: <Suspends part="${part}"> names no part. Parts are ${Object.keys(parts).join(', ')}.`,
    );
  return {
    replacement: files.length === 0 ? {type: 'root', children: []} : parts[part](),
    problems: [],
  };
};

const strong = (said: string): Phrase => ({type: 'strong', children: [text(said)]});

const nameOf = ({runtime}: Measured) => FAMILIES[runtime].name;

const columnName = ({hooks, measured}: Column, {words}: Look) =>
  words.render(hooks ? `column.${hooks}` : 'column', {
    runtime: nameOf(measured),
    version: measured.version,
  });

/** What a row calls: the runtime's own by its client, which has a name there alone. */
const callName = ({call, client}: Row, {words}: Look) =>
  isOwn(call) && client ? client.replace(/ [\d.]+$/, '') : words.render(`call.${call}`);

const joined = (rows: readonly Row[], look: Look) =>
  [...new Set(rows.map((row) => callName(row, look)))].join(', ');

function answerIn(column: Column, look: Look): Phrase[] {
  const {words} = look;
  const runtime = nameOf(column.measured);
  const blocking = callsThat('blocks', column).filter(({call}) => call !== 'busy-loop');
  const others = (['partly', 'in-turn', 'failed'] as const).flatMap((verdict) => {
    const rows = callsThat(verdict, column);
    return rows.length === 0
      ? []
      : [words.render(`answer.${verdict}`, {calls: joined(rows, look)})];
  });
  const first = isOnlyOwn(column)
    ? words.render('answer.only-own', {runtime})
    : words.render(blocking.length === 0 ? 'answer.none' : 'answer.blocks', {
        calls: joined(blocking, look),
      });
  return [text(` ${[first, ...others].join(' ')}`)];
}

function tableOf(columns: readonly Column[], look: Look) {
  const {words} = look;
  const groups = groupsOf(columns).map(({group, lines}): SuspendsGroup => ({
    id: group,
    label: words.render(`group.${group}`),
    calls: lines.map((line) => lineOf(line, look)),
  }));
  return blockComponent('SuspendsTable', {
    groups: groups.filter(({calls}) => calls.length > 0),
    columns: columns.map((column) => ({value: column.id, text: columnName(column, look)})),
    verdicts: VERDICTS.map((verdict) => ({
      value: verdict,
      text: words.render(`verdict.${verdict}`),
    })),
    words: Object.fromEntries(WORDS.map((word) => [word, words.render(`list.${word}`)])),
  });
}

function lineOf({call, cells}: Line, look: Look): SuspendsGroup['calls'][number] {
  const {words} = look;
  return {
    id: call,
    label: words.render(`call.${call}`),
    client: isOwn(call) ? undefined : cells[0].row.client,
    cells: cells.map((cell) => ({
      column: cell.column.id,
      verdict: cell.row.verdict,
      word: words.render(`verdict.${cell.row.verdict}`),
      client: isOwn(call) ? cell.row.client : undefined,
      notes: notesOf(cell, look),
    })),
  };
}

function notesOf(cell: Cell, look: Look): string[] {
  const {words} = look;
  const {column, row, flags, otherwise, slow} = cell;
  const orFlags = flags.join(words.render('or'));
  const byHooks = column.hooks === 'all' && row.verdict === 'suspends' && flags.length > 0;
  return [
    ...(byHooks ? [words.render('cell.flag', {flags: orFlags})] : []),
    ...(slow ? [words.render('cell.slow', slow)] : []),
    ...remedyOf(cell, look),
    ...otherwise.map((other) =>
      words.render('cell.otherwise', {
        version: other.version,
        verdict: words.render(`verdict.${other.row.verdict}`),
      }),
    ),
  ];
}

/** What to do where a call doesn't suspend: a hook, another call of its kind that does, or another process. */
function remedyOf({column, row, flags, instead}: Cell, look: Look): string[] {
  const {words} = look;
  if (['suspends', 'absent'].includes(row.verdict)) return [];
  const hooked =
    column.hooks === 'none' && rowOf(column.measured, row.call, 'all')?.verdict === 'suspends';
  if (hooked)
    return [
      flags.length > 0
        ? words.render('cell.hook', {flags: flags.join(words.render('or'))})
        : words.render('cell.hooks'),
    ];
  return [
    instead.length > 0
      ? words.render('cell.instead', {calls: joined(instead.slice(0, MOST_INSTEAD), look)})
      : words.render('cell.outside'),
  ];
}

function flagsOf(columns: readonly Column[], look: Look) {
  const measured = columns.find(({hooks}) => hooks === 'all')?.measured;
  const flags = measured ? byFlag(measured) : [];
  const code = (value: string): Phrase => ({type: 'inlineCode', value});
  const silent = flags.filter(({rows}) => rows.length === 0).flatMap(({flag}) => [code(flag)]);
  return list([
    ...flags
      .filter(({rows}) => rows.length > 0)
      .map(({flag, rows}) => paragraph(code(flag), text(`: ${joined(rows, look)}`))),
    ...(silent.length > 0
      ? [
          paragraph(
            ...silent.flatMap((each, index) => (index > 0 ? [text(', '), each] : [each])),
            text(`: ${look.words.render('flags.nothing')}`),
          ),
        ]
      : []),
  ]);
}

function staysOf(columns: readonly Column[], look: Look): Table {
  const {words} = look;
  const shown = columns.filter(({hooks, measured}) => hooks !== 'none' && measured.stays);
  const cell = (...children: Phrase[]) => ({type: 'tableCell' as const, children});
  const head = shown.map(({measured}) => cell(text(`${nameOf(measured)} ${measured.version}`)));
  return {
    type: 'table',
    children: [
      {type: 'tableRow', children: [cell(text(words.render('stays.state'))), ...head]},
      ...STATES.map((state) => ({
        type: 'tableRow' as const,
        children: [
          cell(text(words.render(`state.${state}`))),
          ...shown.map(({measured}) =>
            cell(
              text(
                seenBy(
                  measured.stays?.find((stay) => stay.state === state),
                  words,
                ),
              ),
            ),
          ),
        ],
      })),
    ],
  };
}

function seenBy(stay: Stay | undefined, words: Texts) {
  if (stay === undefined || 'reason' in stay) return words.render('stays.unknown');
  if (stay.meanwhile) return words.render(stay.after ? 'stays.both' : 'stays.meanwhile');
  return words.render(stay.after ? 'stays.after' : 'stays.neither');
}

function sourceOf({file, measured}: SuspendsFile, {words, locale}: Look): Phrase[] {
  const {version, php, date, machine} = measured;
  const said = words.render('source.measured', {
    ...{runtime: nameOf(measured), version, day: dayText(date, locale)},
    ...{php, cores: machine.cores, os: machine.os, kernel: machine.kernel},
  });
  const servers = Object.entries(machine.servers ?? {}).map(([name, each]) => `${name} ${each}`);
  return [
    text(`${[said, ...servers].join(', ')}. `),
    link(`pathname:///${file.replace(/^static\//, '')}`, words.render('source.file')),
  ];
}
