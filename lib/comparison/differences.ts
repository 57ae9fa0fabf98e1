import type {Cell} from './cell.ts';

/** null where the file doesn't say */
type Fact = string | number | null;

/**
 * `row`: what differs, `name`: which of several in that row; `isUnknown`: stated for one of them only; `isIdle`: can't
 * have caused anything
 */
export type Difference = {
  row: string;
  name?: string;
  a: Fact;
  b: Fact;
  isUnknown: boolean;
  isIdle?: boolean;
};

/** Regimes in which more was offered than was answered, so that the rate that was offered didn't set throughput. */
const OVERLOADED = ['saturated', 'generator-capped'];

/** Told by a system's other facts: what serves is the runtime, and how it works is its process model. */
const TOLD_ELSEWHERE = ['server', 'workerModel'];

/**
 * What differs between two cells, according to their result files. One difference can be named as the cause of a ratio;
 * several can't be told apart.
 *
 * @returns in the order work, machine, session, load, server, application, versions, settings, processes,
 * state, waiting, workers
 */
export function differencesOf(a: Cell, b: Cell): Difference[] {
  const found = [
    difference('work', a.scenario, b.scenario),
    ...named('machine', a.machine, b.machine),
    difference('session', a.run, b.run),
    ...loadDifferences(a, b),
    difference('server', a.runtime, b.runtime),
    difference('app', a.app, b.app),
    ...named('versions', shared(a.versions, b.versions), shared(b.versions, a.versions)),
    ...named('settings', shared(a.settings, b.settings), shared(b.settings, a.settings)),
    ...named('parameters', pointless(a.parameters), pointless(b.parameters)),
    difference('processModel', a.processModel, b.processModel),
    ...named('state', a.state, b.state),
    waitingDifference(a, b),
    difference('workers', a.workers, b.workers),
  ].filter((each) => each !== null);
  // A label says again what the facts have said; it counts where nothing else does.
  if (found.some(({isUnknown, isIdle}) => !isUnknown && !isIdle)) return found;
  return [...found, difference('system', a.label, b.label)].filter((each) => each !== null);
}

/** What the differences allow to say of a ratio. */
export function causeOf(differences: readonly Difference[]): {
  kind: 'none' | 'one' | 'several';
  causes: Difference[];
  unknown: Difference[];
} {
  const counted = differences.filter(({isIdle}) => !isIdle);
  const causes = counted.filter(({isUnknown}) => !isUnknown);
  const unknown = counted.filter(({isUnknown}) => isUnknown);
  const kind = causes.length > 1 ? 'several' : causes.length === 1 ? 'one' : 'none';
  return {kind, causes, unknown};
}

function difference(row: string, a: Fact, b: Fact, name?: string): Difference | null {
  if (a === b) return null;
  return {row, ...(name && {name}), a, b, isUnknown: a === null || b === null};
}

function named(row: string, a: Record<string, Fact>, b: Record<string, Fact>) {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].map((name) => difference(row, a[name] ?? null, b[name] ?? null, name));
}

/** Of what both name. */
const shared = (own: Record<string, string>, other: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(own).filter(([name]) => name in other && !TOLD_ELSEWHERE.includes(name)),
  );

/** The point of a curve is told by its load. */
const pointless = ({point: _, ...others}: Cell['parameters']) => others;

function loadDifferences(a: Cell, b: Cell) {
  const isOverloaded = [a, b].every(({regime}) => OVERLOADED.includes(regime));
  return named('load', {...a.load}, {...b.load}).map((each) =>
    each?.name === 'ratePerS' && isOverloaded ? {...each, isIdle: true} : each,
  );
}

/** How many requests a coroutine worker holds is a part of how it waits. */
function waitingDifference(a: Cell, b: Cell) {
  const isSame = a.waiting === b.waiting;
  if (isSame && a.waiting !== 'blocking') return difference('slots', a.slots, b.slots);
  return difference('waiting', a.waiting, b.waiting);
}
