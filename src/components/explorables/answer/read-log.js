// @ts-check
import {logReader} from '../../../../lib/access-log/read-lines.js';
import {costBeside, summariseLog} from '../../../../lib/access-log/summarise.js';

/**
 * @typedef {import('../../../../lib/access-log/summarise.js').GoodLog} GoodLog
 * @typedef {import('../../../../lib/access-log/summarise.js').LogProblem} LogProblem
 * @typedef {{problem: LogProblem | {code: 'unreadable' | 'empty-script', firstBad: never[], requests?: undefined}}} BadLog
 * @typedef {(GoodLog | BadLog | {cpuMs?: undefined}) & {note: import('./log-note.js').Note}} Log
 * @typedef {Partial<Record<'app' | 'empty' | 'boot' | 'connect', Log>>} Logs as read, being read, or not there
 */

export {noteOf} from './log-note.js';

/** As much as is read in a few milliseconds, so that the page answers in between, bytes. */
const SLICE = 64 * 1024;

/** An application takes longer on average; an empty script doesn't, ms. */
const EMPTY_MS = 0.5;

/**
 * Reads a log in slices; nothing leaves the browser.
 *
 * @param {Blob} source
 * @param {string} [of] whose it is said to be
 * @returns {Promise<GoodLog | BadLog>}
 */
export const readLog = (source, of) =>
  sumsIn(source).then(
    (sums) => {
      const log = summariseLog(sums);
      const isEmpty = of === 'app' && !log.problem && sums.cpuMs.mean + sums.ioMs.mean < EMPTY_MS;
      return isEmpty ? {problem: {code: 'empty-script', firstBad: []}} : log;
    },
    () => ({problem: {code: 'unreadable', firstBad: []}}),
  );

/** @param {Blob} source */
async function sumsIn(source) {
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
 * @param {Logs} logs
 * @returns {import('./state.js').Action | null} null before the application's own log
 */
export function takenFrom({empty, boot, connect, ...own}) {
  const app = goodOf(own.app);
  if (!app) return null;
  const ms = (/** @type {{mean: number}} */ moments) =>
    Number(Math.max(0, moments.mean).toPrecision(4));
  const cost = (/** @type {Log | undefined} */ log) => {
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
  };
  return {type: 'take', values, requests: app.requests};
}

/** What was read of a log that can be used. @param {Log | undefined} log */
const goodOf = (log) => (log && 'cpuMs' in log && log.cpuMs ? log : undefined);
