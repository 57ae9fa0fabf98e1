import {meanMemory} from './meter.ts';
import type {RunFailure} from '../../engine/runs.ts';
import type {Load, Report, Summary} from '../load/own-generator.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Measured, Memory, Outcome, Times} from '../protocol/run-once.ts';
import type {Target} from '../runtimes/target.ts';
import type {Meter} from './meter.ts';
import type {DeploymentEvent, Soak} from './plan.ts';

export interface Order {
  cells: Cell[];
  soak: Soak;
  warmUpS: number;
  maxInFlight: number;
  timeoutMs: number;
  seed: number;
}

/** one server in one window, or over all of them, where it says of no window when it begins */
export type Seen = {fromS?: number; event?: DeploymentEvent; outcome: Outcome};

type Taken = ReturnType<Meter['take']>;
type Shares = Required<Pick<Measured, 'foreignShare' | 'stealShare' | 'busyShare'>>;

/** a server, what it was offered, and what is alike in all of its windows */
interface About {
  cell: Cell;
  target: Pick<Target, 'log'>;
  idle: Memory;
  /** of each window */
  taken: Taken[];
  load: Load;
  order: Order;
  /** of the wall clock, when the load began */
  startedAt: number;
  common: Pick<Measured, 'canaryMs' | 'clockJumpS'>;
}

export const timesOf = ({warmUpS, soak, timeoutMs}: Order, windows: number): Times => ({
  warmUpS,
  measureS: soak.everyS * windows,
  timeoutMs,
});

/** What a window gave. A server that answers nothing in it, or doesn't come back after an event, is a result. */
export function windowOf(
  about: About,
  {series = [], tool}: Report,
  window: {
    number: number;
    shares: Shares[];
    failures: Map<number, RunFailure>;
    event?: DeploymentEvent;
  },
): Seen {
  const {number, event} = window;
  const fromS = number * about.order.soak.everyS;
  const {base, of} = partsOf(about, {fromS, windows: 1});
  const failure = window.failures.get(number);
  const outcome =
    failure === undefined
      ? of(series[number], tool, about.taken[number], window.shares[number])
      : {...base, status: failure.status, reason: failure.message, log: failure.log};
  return {...(event === undefined ? {fromS} : {event}), outcome};
}

/** What all windows gave together: the percentiles of all their requests can't be had from those of the windows. */
export function wholeOf(about: About, {series: _, ...report}: Report, shares: Shares[]): Seen {
  const {taken} = about;
  const {of} = partsOf(about, {fromS: 0, windows: taken.length});
  const mean = (pick: (share: Shares) => number) => sumOf(shares.map(pick)) / shares.length;
  const sum = (name: string) => sumOf(taken.map(({cpuMs}) => cpuMs[name]));
  const all = {
    cpuMs: Object.fromEntries(Object.keys(taken[0].cpuMs).map((name) => [name, sum(name)])),
    memory: meanMemory(taken.map(({memory}) => memory)),
  };
  const meanShares = {
    foreignShare: mean(({foreignShare}) => foreignShare),
    stealShare: mean(({stealShare}) => stealShare),
    busyShare: mean(({busyShare}) => busyShare),
  };
  return {outcome: of(report, report.tool, all, meanShares)};
}

function partsOf(about: About, {fromS, windows}: {fromS: number; windows: number}) {
  const {cell, load, order, startedAt, idle, common, target} = about;
  const warmUpS = order.warmUpS + fromS;
  const base = {
    ...{cell, load, ...timesOf(order, windows), warmUpS, tool: 'own' as const},
    startedAt: new Date(startedAt + warmUpS * 1000).toISOString(),
  };
  const of = (summary: Summary, tool: Report['tool'], taken: Taken, shares: Shares): Outcome =>
    summary.completedRequests === 0
      ? {
          ...base,
          status: 'hung',
          reason: 'no request was answered in the window',
          log: target.log(),
        }
      : {
          ...base,
          report: {...summary, cpuMs: taken.cpuMs['load-generator'], tool},
          cpuMs: taken.cpuMs,
          heldTo: {},
          memory: {idle, loaded: taken.memory},
          ...{...common, ...shares},
          status: 'measured',
        };
  return {base, of};
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
