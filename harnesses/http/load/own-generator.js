// @ts-check
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {forkChild, stopChild} from '../../machine/children.js';

const MODULE = join(dirname(fileURLToPath(import.meta.url)), 'generator.js');

/**
 * @typedef {{model: 'open', ratePerS: number, maxInFlight: number} | {model: 'closed', vus: number, thinkTimeMs?: number}} Load
 * @typedef {{url: string, load: Load, warmUpS: number, measureS: number, timeoutMs: number, expectedStart: string|null,
 *   cpus?: string|null}} Order
 * @typedef {{windowOpens?: (pid: number) => void, windowCloses?: (pid: number) => void}} Moments
 */

/**
 * Runs the generator in a process of its own and gives back its report.
 * @param {Order} order
 * @param {Moments} [moments] called while the load goes on
 * @returns {Promise<any>}
 */
export async function runOwnGenerator(order, moments = {}) {
  const child = forkChild({name: 'load-generator', module: MODULE, cpus: order.cpus});
  const report = new Promise((resolve, reject) => {
    child.process.on('message', (/** @type {any} */ message) => {
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
