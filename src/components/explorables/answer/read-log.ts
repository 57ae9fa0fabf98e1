import {logReader} from '../../../../lib/access-log/read-lines.ts';
import {costBeside, summariseLog} from '../../../../lib/access-log/summarise.ts';
import type {GoodLog, LogProblem} from '../../../../lib/access-log/summarise.ts';
import type {Moments} from '../../../../lib/access-log/read-lines.ts';
import type {Action, Words} from './state.ts';

export type {GoodLog};

export type BadLog = {
  problem:
    LogProblem | {code: 'unreadable' | 'empty-script'; firstBad: never[]; requests?: undefined};
};

export type Note = {isBad: boolean; text: string};

export type Log = (GoodLog | BadLog | {cpuMs?: undefined}) & {note: Note};

/** as read, being read, or not there */
export type Logs = Partial<Record<'app' | 'empty' | 'boot' | 'connect', Log>>;

/** As much as is read in a few milliseconds, so that the page answers in between, bytes. */
const SLICE = 64 * 1024;

/** An application takes longer on average; an empty script doesn't, ms. */
const EMPTY_MS = 0.5;

/**
 * Reads a log in slices; nothing leaves the browser.
 *
 * @param of whose it is said to be
 */
export const readLog = (source: Blob, of?: string): Promise<GoodLog | BadLog> =>
  sumsIn(source).then(
    (sums) => {
      const log = summariseLog(sums);
      const isEmpty = of === 'app' && !log.problem && sums.cpuMs.mean + sums.ioMs.mean < EMPTY_MS;
      return isEmpty ? {problem: {code: 'empty-script', firstBad: []}} : log;
    },
    () => ({problem: {code: 'unreadable', firstBad: []}}),
  );

/** The same with what is said of it. */
export async function readNoted(source: Blob, of: keyof Logs, words: Words): Promise<Log> {
  const read = await readLog(source, of);
  return {...read, note: noteOf(read, words)};
}

async function sumsIn(source: Blob) {
  const reader = logReader();
  const decoder = new TextDecoder();
  for (let from = 0; from < source.size; from += SLICE) {
    const bytes = await source.slice(from, from + SLICE).arrayBuffer();
    reader.push(decoder.decode(bytes, {stream: true}));
    await pause();
  }
  return reader.end();
}

/** Lets clicks, keys and frames be served. */
function pause() {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}

/**
 * The form's numbers of the logs so far.
 *
 * @returns null before the application's own log
 */
export function takenFrom({empty, boot, connect, ...own}: Logs): Action | null {
  const app = goodOf(own.app);
  if (!app) return null;
  const ms = (moments: {mean: number}) => Number(Math.max(0, moments.mean).toPrecision(4));
  const cost = (log: Log | undefined) => {
    const good = goodOf(log);
    return good && costBeside(good, goodOf(empty));
  };
  const [booting, connecting] = [cost(boot), cost(connect)];
  const zero = {mean: 0};
  const values = {
    cpu: Math.max(0.001, ms(app.cpuMs)),
    wait: ms(app.ioMs),
    boot: ms(booting?.cpuMs ?? zero),
    bootwait: ms(booting?.ioMs ?? zero),
    connect: ms(connecting?.cpuMs ?? zero),
    connectwait: ms(connecting?.ioMs ?? zero),
    ...(connecting && {how: 0}),
  };
  return {type: 'take', values, requests: app.requests};
}

/** What was read of a log that can be used. */
const goodOf = (log: Log | undefined) => (log && 'cpuMs' in log && log.cpuMs ? log : undefined);

/** What is said of a log that was read: its means, or why it can't be used. */
function noteOf(log: GoodLog | BadLog, {t, say, number}: Words): Note {
  const counted = (value: number) => say('count', value, {digits: 0});
  const bad = (log.problem ?? log).firstBad.map(({line, text}) =>
    t('answer.log.line', {line: counted(line), text}),
  );
  if (log.problem) {
    const {code, requests = 0} = log.problem;
    const why = t(`answer.log.bad.${code}`, {requests: counted(requests)});
    return {isBad: true, text: [why, ...bad].join(' ')};
  }
  const short = (moments: Moments) =>
    `${number(Number(moments.mean.toPrecision(3)))} ± ${number(Number(moments.standardError.toPrecision(2)))}`;
  const read = t('answer.log.read', {
    requests: counted(log.requests),
    cpu: short(log.cpuMs),
    wait: short({...log.ioMs, mean: Math.max(0, log.ioMs.mean)}),
  });
  const skipped = log.badLines > 0 ? [t('answer.log.skipped', {lines: counted(log.badLines)})] : [];
  return {isBad: false, text: [read, ...skipped, ...bad].join(' ')};
}
