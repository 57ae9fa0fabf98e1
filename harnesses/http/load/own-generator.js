// @ts-check
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {forkChild, stopChild} from '../../machine/children.js';

const MODULE = join(dirname(fileURLToPath(import.meta.url)), 'generator.js');

/**
 * @typedef {{model: 'open', ratePerS: number, maxInFlight: number} | {model: 'closed', vus: number, thinkTimeMs?: number}} Load
 * @typedef {{url: string, load: Load, warmUpS: number, measureS: number, timeoutMs: number, expectedStart: string|null,
 *   cpus?: string|null}} Order
 *
 * @typedef {object} Times of requests in ms; `count` alone where there were none
 * @property {number} count
 * @property {number} [min]
 * @property {number} [mean]
 * @property {number} [p50]
 * @property {number} [p75]
 * @property {number} [p90]
 * @property {number} [p95]
 * @property {number} [p99]
 * @property {number} [max]
 * @property {[from: number, to: number, count: number][]} [bins]
 *
 * @typedef {object} Summary what was counted in the window
 * @property {number} windowS
 * @property {number} arrivals
 * @property {number} droppedRequests
 * @property {number} completedRequests
 * @property {number} failedRequests
 * @property {number} [unfinishedRequests] k6 doesn't tell it
 * @property {Record<string, number>} errors by kind
 * @property {number} throughputPerS
 * @property {number} [meanInFlight] k6 doesn't tell it
 * @property {Times} latencyMs
 * @property {Times} latencyFromSentMs
 * @property {Times} lagMs
 * @property {'sent'} [measuredFrom] the intended start unless it says so
 *
 * @typedef {Summary & {cpuMs: number}} OwnReport
 * @typedef {OwnReport & {tool: {name: string, version: string}}} Report
 * @typedef {{at: 'window-opens'} | {at: 'window-closes'} | {at: 'end', report: OwnReport}} Message of the generator's process
 * @typedef {{windowOpens?: (pid: number) => void, windowCloses?: (pid: number) => void}} Moments
 */

/**
 * Runs the generator in a process of its own and gives back its report.
 * @param {Order} order
 * @param {Moments} [moments] called while the load goes on
 * @returns {Promise<Report>}
 */
export async function runOwnGenerator(order, moments = {}) {
  const child = forkChild({name: 'load-generator', module: MODULE, cpus: order.cpus});
  const report = new Promise((resolve, reject) => {
    child.process.on('message', (/** @type {Message} */ message) => {
      if (message.at === 'window-opens') {
        moments.windowOpens?.(child.pid);
      } else if (message.at === 'window-closes') {
        moments.windowCloses?.(child.pid);
        child.process.send({stop: true});
      } else {
        resolve({...message.report, tool: {name: 'own', version: '1'}});
      }
    });
    child.ended.then(({code, signal}) =>
      reject(new Error(`the load generator ended early (${signal ?? code})`)),
    );
  });
  child.process.send(order);
  try {
    return await report;
  } finally {
    await stopChild(child);
  }
}
