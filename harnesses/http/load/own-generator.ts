import {join} from 'node:path';
import {forkChild, stopChild} from '../../machine/children.ts';

const MODULE = join(import.meta.dirname, 'generator.ts');

export type Load =
  | {
      model: 'open';
      ratePerS: number;
      maxInFlight: number;
      /** of Poisson arrivals; others are evenly spaced */
      poissonSeed?: number;
    }
  | {model: 'closed'; vus: number; thinkTimeMs?: number};

export type Order = {
  url: string;
  load: Load;
  warmUpS: number;
  measureS: number;
  timeoutMs: number;
  expectedStart: string | null;
  cpus?: string | null;
  /** into how many windows of one length the measured time is cut, each with a summary of its own; none unless told */
  windows?: number;
};

/** of requests in ms; `count` alone where there were none */
export interface Times {
  count: number;
  min?: number;
  mean?: number;
  p50?: number;
  p75?: number;
  p90?: number;
  p95?: number;
  p99?: number;
  max?: number;
  bins?: [from: number, to: number, count: number][];
}

/** what was counted in the window */
export interface Summary {
  windowS: number;
  arrivals: number;
  droppedRequests: number;
  completedRequests: number;
  failedRequests: number;
  /** k6 doesn't tell it */
  unfinishedRequests?: number;
  /** by kind */
  errors: Record<string, number>;
  throughputPerS: number;
  /** k6 doesn't tell it */
  meanInFlight?: number;
  latencyMs: Times;
  latencyFromSentMs: Times;
  lagMs: Times;
  /** of each thing that answers say they have measured */
  timingsMs?: Record<string, Times>;
  /** of the requests that computed, and of the others beside them */
  latencyApartMs?: {computing: Times; others: Times};
  /** the intended start unless it says so */
  measuredFrom?: 'sent';
}

type OwnReport = Summary & {
  cpuMs: number;
  /** of each window of a series */
  series?: Summary[];
};

export type Report = OwnReport & {tool: {name: string; version: string}};

/** of the generator's process */
export type Message =
  | {at: 'window-opens'}
  /** of a series; the first window is number 0 */
  | {at: 'next-window'; number: number}
  | {at: 'window-closes'}
  | {at: 'end'; report: OwnReport};

export type Moments = {
  windowOpens?: (pid: number) => void;
  /** the one before it has ended */
  nextWindow?: (number: number) => void;
  windowCloses?: (pid: number) => void;
};

/**
 * Runs the generator in a process of its own and gives back its report.
 *
 * @param moments called while the load goes on
 */
export async function runOwnGenerator(order: Order, moments: Moments = {}): Promise<Report> {
  const child = forkChild('load-generator', MODULE, order.cpus);
  const report = new Promise<Report>((resolve, reject) => {
    child.process.on('message', (message: Message) => {
      if (message.at === 'window-opens') {
        moments.windowOpens?.(child.pid);
      } else if (message.at === 'next-window') {
        moments.nextWindow?.(message.number);
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
