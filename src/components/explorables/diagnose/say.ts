import {FULL_FROM} from '../../../../lib/diagnosis/limit.ts';
import {EQUIVALENCE_MARGIN} from '../../../../lib/statistics/compare.ts';
import {FIELDS, MACHINE_FIELDS} from './fields.ts';
import {commandOf, configOf, measureBy, SECONDS} from './commands.ts';
import type {Contrast, Diagnosis, Seen} from '../../../../lib/diagnosis/diagnose.ts';
import type {Machine, ServerId} from '../../../../lib/diagnosis/facts.ts';
import type {Doubt} from '../../../../lib/diagnosis/soundness.ts';
import type {Words} from '../frame/words.ts';
import type {Unit} from './fields.ts';

/** names are the same in all languages, but for the last */
const NAMES: Record<Exclude<ServerId, 'other'>, string> = {
  fpm: 'PHP-FPM',
  swoole: 'Swoole',
  octane: 'Laravel Octane',
  frankenphp: 'FrankenPHP',
  roadrunner: 'RoadRunner',
};

export const serverName = (server: ServerId, {t}: Words) =>
  server === 'other' ? t('diagnose.server.other') : NAMES[server];

/** A run's name: its number, and its server where that is known. */
export function runName({facts: {server}}: {facts: {server: ServerId}}, at: number, words: Words) {
  const n = at + 1;
  if (server === 'other') return words.t('diagnose.run', {n});
  return words.t('diagnose.run.named', {n, server: serverName(server, words)});
}

/** Units of numbers that are no fields. */
const UNITS: Record<string, Unit> = {
  ...Object.fromEntries(
    Object.entries({...FIELDS, ...MACHINE_FIELDS}).map(([name, {unit}]) => [name, unit]),
  ),
  ...{perS: 'perS', reached: 'percent', each: 'ms', held: 'ms', atOnce: 'count', inFlight: 'count'},
};

function sayNumber(value: number, unit: Unit, {t, say, number}: Words): string {
  if (unit === 'percent')
    return t('diagnose.percent', {value: number(Number(value.toPrecision(3)))});
  if (unit === 'count') return number(Number(value.toPrecision(value < 10 ? 2 : 6)));
  return say(unit, value, {significant: unit === 'perS' ? 4 : 3});
}

/** Numbers of the model with their units; words stay. */
function shown(values: Record<string, number | string | undefined>, words: Words, unit?: Unit) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [
        [
          name,
          typeof value === 'string'
            ? value
            : sayNumber(value, unit ?? UNITS[name] ?? 'count', words),
        ],
      ];
    }),
  );
}

function doubtText({id, values}: Doubt, tool: string, words: Words) {
  const variant: Record<string, string> = {
    ...(id === 'errors' && tool === 'ab' && {errors: '.ab'}),
    ...(id === 'capped' && values.users === undefined && {capped: '.unknown'}),
    ...(id === 'not-full' && {'not-full': values.offered === undefined ? '.users' : '.offered'}),
  };
  return words.t(`diagnose.doubt.${id}${variant[id] ?? ''}`, shown(values, words));
}

/** Whether the measurement is sound, doubts first. */
export function soundTexts({doubts, facts}: Seen, words: Words): string[] {
  const texts = doubts.map((doubt) => doubtText(doubt, facts.tool, words));
  if (doubts.some(({isBad}) => isBad)) return texts;
  const {users, mean, seconds, requests, errors} = facts;
  const isLittle = [users, mean, seconds, requests, errors].every((each) => each === undefined);
  return [words.t(isLittle ? 'diagnose.sound.little' : 'diagnose.sound.yes'), ...texts];
}

/** What limits a run, with its arithmetic. */
export function limitText({limit: {id, values}}: Seen, words: Words): string {
  const has = (name: string) => values[name] !== undefined;
  const variants: Record<string, string> = {
    ...{users: values.users === 1 ? '.one' : has('perS') ? '.bound' : ''},
    ...{slots: has('perS') ? '.bound' : has('cpu') ? '.cpu' : ''},
    ...{cores: has('perS') ? '.bound' : has('cpu') ? '.cpu' : ''},
    ...{waits: has('inFlight') ? '.flight' : ''},
  };
  const mean =
    has('inFlight') && has('rate')
      ? {mean: (1000 * Number(values.inFlight)) / Number(values.rate)}
      : {};
  return words.t(`diagnose.limit.${id}${variants[id] ?? ''}`, shown({...mean, ...values}, words));
}

/** Why two runs are alike or differ. */
export function contrastText(contrast: Contrast, runs: readonly Seen[], words: Words): string {
  const {id, isAlike, faster, slower, ratio, values} = contrast;
  const times = Number(ratio.toPrecision(2));
  const names = {
    faster: runName(runs[faster], faster, words),
    slower: words.t('diagnose.run.within', {n: slower + 1}),
    ratio: words.number(times),
    count: times,
    margin: sayNumber(100 * EQUIVALENCE_MARGIN, 'percent', words),
  };
  const variant = values.fast === undefined || values.slow === undefined ? '' : (WITH[id] ?? '');
  const unit = id === 'cores' ? 'ms' : id === 'offered-differ' ? 'perS' : 'count';
  return [
    words.t(isAlike ? 'diagnose.alike' : 'diagnose.differ', names),
    words.t(`diagnose.why.${id}${variant}`, shown(values, words, unit)),
  ].join(' ');
}

/** Reasons that say more where their numbers are known. */
const WITH: Record<string, string> = {cores: '.cpu', slots: '.number'};

export type Answer = ReturnType<typeof answerIn>;

/** A diagnosis in words, in the order in which it is read. */
export function answerIn(diagnosis: Diagnosis, machine: Machine, words: Words) {
  const {runs, contrasts, next, wanted} = diagnosis;
  const {facts} = runs[next.run];
  const {server, tool} = facts;
  const named = (text: (seen: Seen) => string[]) =>
    runs.map((seen, at) => ({name: runName(seen, at, words), texts: text(seen)}));
  const values = {
    run: runName(runs[next.run], next.run, words),
    slots: next.slots === undefined ? 'N' : words.number(next.slots),
    factor: words.number(Number((next.factor ?? 1).toPrecision(2))),
    seconds: words.number(SECONDS),
  };
  const full = sayNumber(FULL_FROM, 'percent', words);
  const variant = next.id === 'errors' && tool === 'ab' ? '.ab' : '';
  return {
    sound: named((seen) => soundTexts(seen, words)),
    limits: named((seen) => [limitText(seen, words)]),
    contrasts: contrasts.map((each) => contrastText(each, runs, words)),
    next: {
      text: words.t(`diagnose.step.${next.id}${variant}`, values),
      config: configOf(next, server, machine),
      command: commandOf(next, tool),
    },
    wanted: wanted.map((each) => ({
      text: words.t(`diagnose.want.${each}${each === 'times' && server === 'fpm' ? '.fpm' : ''}`, {
        full,
      }),
      command: measureBy(each, server, tool),
    })),
  };
}

/** The answer as a short text for an issue or a chat, with the page that holds its numbers. */
export function plainText(
  {sound, limits, contrasts, next, wanted}: Answer,
  url: string,
  {t}: Words,
) {
  const part = (name: string, lines: readonly string[]) =>
    lines.length > 0
      ? [`${t(`diagnose.${name}`)}\n${lines.map((line) => `- ${line}`).join('\n')}`]
      : [];
  const byRun = (all: Answer['sound']) => all.map(({name, texts}) => `${name}: ${texts.join(' ')}`);
  const code = (text: string) => text.replaceAll(/^/gmu, '    ');
  return [
    ...part('sound', byRun(sound)),
    ...part('limit', byRun(limits)),
    ...part('contrast', contrasts),
    ...part('next', [next.text]),
    ...(next.config === null ? [] : [code(next.config)]),
    code(next.command),
    ...part(
      'wanted',
      wanted.map(({text, command}) => `${text}\n${code(command)}`),
    ),
    url,
  ].join('\n\n');
}
