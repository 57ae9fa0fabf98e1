import {HarnessError} from '../../machine/harness-error.ts';
import {orderOfBlock, product, requireKnown, requireNumber} from '../../engine/plan.ts';
import {SOAK} from '../protocol/cell.ts';

/** What is done to a server under load: its runtime's own way to take up new code, or a stop and a start. */
const EVENTS = ['reload', 'restart'] as const;

/** How often the memory of each server is read, one server after the other: it costs about a millisecond a process. */
export const SAMPLE_S = 30;

export type DeploymentEvent = (typeof EVENTS)[number];

/** of a plan whose servers run side by side, each under a load of its own at one rate */
export interface Soak {
  /** that each server is offered */
  ratePerS: number;
  /** length of a window, of which each has a measurement of its own */
  everyS: number;
  /** how many; with events as many as there are, one server and one event a window */
  windows?: number;
  events?: DeploymentEvent[];
}

/**
 * Refuses what a plan can't be run side by side with.
 *
 * @param groups their load points are all `soak`
 */
export function requireSoak(
  soak: Soak | undefined,
  groups: {name: string; points?: string[]}[],
  where: string,
): void {
  requireNumber(soak?.ratePerS, `${where}, soak, ratePerS`);
  requireNumber(soak?.everyS, `${where}, soak, everyS`);
  if (soak?.events === undefined) {
    requireNumber(soak?.windows, `${where}, soak, windows`, 1);
  } else {
    requireKnown(soak.events, EVENTS, `${where}, soak, events`);
  }
  const other = groups.find(({points = []}) => points.some((point) => point !== SOAK));
  if (other !== undefined) {
    throw new HarnessError(
      `${where}, group ${other.name}, points`,
      JSON.stringify(other.points),
      `name "${SOAK}" alone: all servers of such a plan run side by side`,
    );
  }
}

/** A window of all servers; with an event where it is done to one of them. */
export interface PlannedWindow {
  event?: DeploymentEvent;
  /** number of the server that the event is done to */
  server?: number;
}

/** The windows of a block. Each event is done to each server once, in an order that the seed shuffles. */
export function windowsOf(
  {windows = 0, events}: Soak,
  servers: number,
  seed: number = 0,
): PlannedWindow[] {
  if (events === undefined) {
    return Array.from({length: windows}, () => ({}));
  }
  const all = product({event: events, server: Array.from({length: servers}, (_, at) => at)});
  return orderOfBlock(all, seed, 1);
}
