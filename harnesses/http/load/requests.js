// @ts-check
import {Agent, request} from 'node:http';

/**
 * Sends GET requests over kept connections and says how each ended: 'ok', or the kind of error.
 */
export class Requests {
  /** @param {{url: string, connections: number, timeoutMs: number, expectedStart: string|null}} options */
  constructor({url, connections, timeoutMs, expectedStart}) {
    const {hostname, port, pathname} = new URL(url);
    this.agent = new Agent({keepAlive: true, maxSockets: connections, scheduling: 'fifo'});
    this.base = {hostname, port, agent: this.agent};
    this.path = pathname;
    this.timeoutMs = timeoutMs;
    this.expectedStart = expectedStart;
    /** @type {Set<{sentAt: number, sent: import('node:http').ClientRequest}>} */
    this.inFlight = new Set();
    // One sweep instead of a timer for each request: cheaper, and a timeout needs no precision.
    this.sweep = setInterval(() => this.#destroyOverdue(), 250);
  }

  /**
   * @param {number} n number of the request: picks the rows
   * @param {(ending: string) => void} whenDone called once
   */
  send(n, whenDone) {
    const entry = {
      sentAt: performance.now(),
      sent: request({...this.base, path: `${this.path}?n=${n}`}),
    };
    this.inFlight.add(entry);
    /** @param {string} ending */
    const finish = (ending) => {
      if (this.inFlight.delete(entry)) {
        whenDone(ending);
      }
    };
    entry.sent.once('response', (response) => this.#receive(response, finish));
    entry.sent.once('error', (error) =>
      finish(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message),
    );
    entry.sent.end();
  }

  /** @param {import('node:http').IncomingMessage} response @param {(ending: string) => void} finish */
  #receive(response, finish) {
    /** @type {Buffer | null} */
    let start = null;
    response.on('data', (piece) => {
      start ??= piece;
    });
    response.once('end', () => finish(this.#judge(response.statusCode, start)));
    response.once('error', () => finish('cut off'));
  }

  /** @param {number | undefined} status @param {Buffer | null} start first bytes of the body */
  #judge(status, start) {
    if (status !== 200) {
      return `status ${status}`;
    }
    const wanted = this.expectedStart;
    return wanted === null || start?.toString('latin1', 0, wanted.length) === wanted
      ? 'ok'
      : 'other bytes';
  }

  #destroyOverdue() {
    const limit = performance.now() - this.timeoutMs;
    for (const {sentAt, sent} of this.inFlight) {
      if (sentAt < limit) {
        sent.destroy(Object.assign(new Error('timeout'), {code: 'timeout'}));
      }
    }
  }

  close() {
    clearInterval(this.sweep);
    this.agent.destroy();
  }
}
