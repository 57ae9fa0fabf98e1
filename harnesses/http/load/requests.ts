import {Agent, request} from 'node:http';
import type {ClientRequest, IncomingMessage} from 'node:http';
import type {Order} from './own-generator.ts';

/** ms by name */
export type Timings = Record<string, number>;

/**
 * Sends GET requests over kept connections and says how each ended: 'ok', or the kind of error; and what the answer says
 * in the header Server-Timing, in ms.
 */
export class Requests {
  inFlight = new Set<{sentAt: number; sent: ClientRequest}>();
  agent;
  base;
  path;
  timeoutMs;
  expectedStart;
  // One sweep instead of a timer for each request: cheaper, and a timeout needs no precision.
  sweep = setInterval(() => this.#destroyOverdue(), 250);

  /** @param connections at most */
  constructor(
    connections: number,
    {url, timeoutMs, expectedStart}: Pick<Order, 'url' | 'timeoutMs' | 'expectedStart'>,
  ) {
    const {hostname, port, pathname} = new URL(url);
    this.agent = new Agent({keepAlive: true, maxSockets: connections, scheduling: 'fifo'});
    this.base = {hostname, port, agent: this.agent};
    this.path = pathname;
    this.timeoutMs = timeoutMs;
    this.expectedStart = expectedStart;
  }

  /**
   * @param n number of the request: picks the rows
   * @param whenDone called once
   */
  send(n: number, whenDone: (ending: string, timings?: Timings) => void) {
    const entry = {
      sentAt: performance.now(),
      sent: request({...this.base, path: `${this.path}?n=${n}`}),
    };
    this.inFlight.add(entry);
    const finish = (ending: string, timings?: Timings) => {
      if (this.inFlight.delete(entry)) {
        whenDone(ending, timings);
      }
    };
    entry.sent.once('response', (response) => this.#receive(response, finish));
    entry.sent.once('error', (error) =>
      finish((error as NodeJS.ErrnoException).code ?? error.message),
    );
    entry.sent.end();
  }

  #receive(response: IncomingMessage, finish: (ending: string, timings?: Timings) => void) {
    let start: Buffer | null = null;
    response.on('data', (piece) => {
      start ??= piece;
    });
    response.once('end', () =>
      finish(this.#judge(response.statusCode, start), timingsOf(response.headers['server-timing'])),
    );
    response.once('error', () => finish('cut off'));
  }

  /** @param start first bytes of the body */
  #judge(status: number | undefined, start: Buffer | null) {
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

/** What a header such as "pool;dur=1.5, compute;dur=99.8" says. */
export function timingsOf(header: string | string[] | undefined): Timings | undefined {
  if (header === undefined) {
    return undefined;
  }
  const found = String(header).matchAll(/([a-z]+);dur=([\d.]+)/g);
  return Object.fromEntries([...found].map(([, name, ms]) => [name, Number(ms)]));
}
