import {codeOf, textOf} from '../../../../lib/sizing/block.ts';
import {configurationOf} from '../../../../lib/sizing/configuration.ts';
import {DOCUMENTS} from '../../../../lib/sizing/documents.ts';
import {poolKey, poolOf, poolSaid} from '../../../../lib/sizing/pool.ts';
import {slowCallsOf} from '../../../../lib/sizing/slow-calls.ts';
import {sayAll} from './say.ts';
import type {Block, Line} from '../../../../lib/sizing/block.ts';
import type {Values} from './fields.ts';
import type {Answer, Words} from './state.ts';

// Fetched once it is wanted, in a bundle of its own.

/**
 * A server's settings in words: `main` stands beside its name, `text` is what is copied; the last of the reasons is what its
 * document advises, and when that fails.
 */
export type SaidServer = {
  id: string;
  name: string;
  main: string;
  code: string;
  reasons: {setting: string; reason: string}[];
  document: {name: string; href: string};
  text: string;
};

/**
 * `notes`: paragraphs on where refusals or waits for a connection begin, if connections have a limit, and on what slow calls
 * do to the other requests, if there are some
 */
export type Said = {notes: string[]; intro: string; servers: SaidServer[]; words: Words};

/** The answer as configuration, in the words of a language. */
export function sayConfiguration(answer: Answer, values: Values, words: Words): Said {
  const {application, isMemoryBorrowed, findings, options} = answer;
  const isUndecided = findings.some(({key}) => key === 'undecided');
  return {
    words,
    notes: [
      sayPool(application, options.now.workers, words),
      ...saySlow(answer, values, words),
    ].filter(Boolean),
    intro: ['size.intro', ...(isUndecided ? ['size.undecided'] : [])]
      .map((key) => words.t(key))
      .join(' '),
    servers: configurationOf(application, {isMemoryBorrowed}).map((block) =>
      sayServer(block, words),
    ),
  };
}

function sayPool(application: Answer['application'], workers: number, words: Words): string {
  const pool = poolOf(application, workers);
  if (!pool) return '';
  const {connections, hold} = pool;
  const slots = application.workers * application.slotsPerWorker;
  const isMore = hold === 'request' && slots > connections;
  return [
    words.t(`size.pool.${poolKey(pool)}`, sayAll(poolSaid(pool), words)),
    ...(isMore ? [words.t('size.pool.async', {slots: words.number(slots)})] : []),
  ].join(' ');
}

/** Sentences on slow calls with which a paragraph begins. */
const BEGINS = /^(?:apart|ends|coroutines)\b/u;

/** Paragraphs; none unless both rate and time of slow calls were given. */
function saySlow({application, isMemoryBorrowed}: Answer, values: Values, words: Words): string[] {
  const {slowrate, slowtime, slowlimit, reserve} = values;
  if (!slowrate || !slowtime) return [];
  const timeOutS = slowlimit ?? Infinity;
  const slow = {slowPerS: slowrate, slowS: slowtime, timeOutS, reserved: reserve};
  const paragraphs: string[][] = [[]];
  for (const {key, values: said} of slowCallsOf(application, slow, {isMemoryBorrowed})) {
    if (BEGINS.test(key)) paragraphs.push([]);
    paragraphs.at(-1)?.push(words.t(`size.slow.${key}`, sayAll(said, words)));
  }
  return paragraphs.map((sentences) => sentences.join(' '));
}

/** The setting of each server that stands beside its name. */
const MAIN = [
  ...['pm.max_children', 'worker_num', '--workers', 'worker num', 'http.pool.num_workers'],
  ...['replicas', 'max_connections', 'default_pool_size'],
];

function sayServer(block: Block, words: Words): SaidServer {
  const {t} = words;
  const {lines, rule, server} = block;
  const {name, version, href} = DOCUMENTS[server];
  const main = lines.find(({setting}) => MAIN.includes(setting));
  const reasonOf = (line: Line) => sayReason(line, words);
  return {
    ...{id: server, name, code: codeOf(block)},
    main: main ? `${main.setting}: ${main.value ?? t('size.none')}` : '',
    reasons: [
      ...lines.map((line) => ({setting: line.setting, reason: reasonOf(line)})),
      ...(rule
        ? [
            {
              setting: t('size.rule'),
              reason: t(`size.rule.${rule.key}`, sayAll(rule.values, words)),
            },
          ]
        : []),
    ],
    document: {name: `${name} ${version}`, href},
    text: plain(`${block.comment} ${name} (${version}, ${href})\n${textOf(block, reasonOf)}`),
  };
}

/** Why a setting has its value, or none. */
function sayReason({why, values}: Line, words: Words): string {
  const said = sayAll(values, words);
  const [, served, isUnserved] = /^(.*?)(\.unserved)?$/u.exec(why) ?? [];
  const reason = words.t(`size.${served}`, said);
  return isUnserved ? `${reason} ${words.t('size.unserved', said)}` : reason;
}

/** What is copied goes into files, in which no space is of another kind. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ').replaceAll('\u2060', '');
