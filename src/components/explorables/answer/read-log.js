// @ts-check
import {logReader} from '../../../../lib/access-log/read-lines.js';
import {costBeside, summariseLog} from '../../../../lib/access-log/summarise.js';

/** As much as is read in a few milliseconds, so that the page answers in between, bytes. */
const SLICE = 64 * 1024;

/**
 * Reads a log in slices; nothing leaves the browser.
 *
 * @param {Blob} source
 * @returns {Promise<ReturnType<typeof summariseLog>>}
 */
export async function readLog(source) {
  const reader = logReader();
  const decoder = new TextDecoder();
  for (let from = 0; from < source.size; from += SLICE) {
    const bytes = await source.slice(from, from + SLICE).arrayBuffer();
    reader.push(decoder.decode(bytes, {stream: true}));
    await pause();
  }
  return summariseLog(reader.end());
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
 * @param {Record<string, any>} logs `app`, `empty`, `boot`, `connect`: as read, or not there
 * @returns {import('./fields.js').Values | null} milliseconds; null before the application's own log
 */
export function valuesOfLogs({app, empty, boot, connect}) {
  if (!app?.cpuMs || app.problem) return null;
  const good = (/** @type {any} */ log) => (log?.cpuMs && !log.problem ? log : undefined);
  const ms = (/** @type {{mean: number}} */ moments) =>
    Number(Math.max(0, moments.mean).toPrecision(4));
  const cost = (/** @type {any} */ log) => (good(log) ? costBeside(log, good(empty)) : undefined);
  const [booting, connecting] = [cost(boot), cost(connect)];
  const zero = {mean: 0};
  return {
    cpu: Math.max(0.001, ms(app.cpuMs)),
    wait: ms(app.ioMs),
    boot: ms(booting?.cpuMs ?? zero),
    bootwait: ms(booting?.ioMs ?? zero),
    connect: ms(connecting?.cpuMs ?? zero),
    connectwait: ms(connecting?.ioMs ?? zero),
  };
}
