import type {Times} from './application.ts';

/**
 * What requests wait at a rate. The slots of an arrangement, its cores and the waits of its requests are a closed network;
 * its throughput with n requests inside is the rate of a queue to which requests come as a Poisson stream (a
 * flow-equivalent server: Chandy, Herzog and Woo, 1975). Where the cores have time to spare, n requests leave at n/S, and
 * this is M/M/c with the slots as servers.
 *
 * `coreS`: how long a request holds one of the cores in use
 */
export type Flow = {
  slots: number;
  serviceS: number;
  coreS: number;
  delayS: number;
  coresInUse: number;
  mostPerS: number;
  poolPerS: number;
};

/**
 * mean wait beyond the time of a lone request, the part of it for a slot, and what one request in a hundred waits
 * longer than
 */
export type Wait = {waitS: number; slotS: number; p99S: number};

/** Requests up to which the network is computed; with more it is at one of its limits. */
const MOST_COMPUTED = 800;
/** Requests inside, beyond which a queue is taken to leave at its last rate. */
const MOST_INSIDE = 20_000;
const SCALE = 1e200;

/** @param arrangement `mostPerS`: what the cores allow; `poolPerS`: what a pool of connections does */
export function flowOf({
  cpuS,
  ioS,
  sharedCpuS,
  ...limits
}: Times & Pick<Flow, 'slots' | 'coresInUse' | 'mostPerS' | 'poolPerS'>): Flow {
  const coreS = Math.max(cpuS, limits.coresInUse / limits.mostPerS);
  // What others compute on the same cores falls into the wait.
  const delayS = Math.max(0, ioS - sharedCpuS, cpuS + ioS - coreS);
  return {...limits, serviceS: coreS + delayS, coreS, delayS};
}

/** Rates of flows, which are computed once. */
const computed: WeakMap<Flow, (requests: number) => number> = new WeakMap();

/**
 * Throughput with so many requests inside.
 *
 * @returns requests a second
 */
export function ratesOf(flow: Flow): (requests: number) => number {
  const known = computed.get(flow);
  if (known) return known;
  const {serviceS, mostPerS, poolPerS} = flow;
  const network = networkRates(flow);
  const rateAt = (requests: number) =>
    requests > MOST_COMPUTED
      ? Math.min(requests / serviceS, mostPerS, poolPerS)
      : Math.min(network(requests), poolPerS);
  computed.set(flow, rateAt);
  return rateAt;
}

/**
 * Throughput of n requests that go round between cores and waits: the machine-repairman chain. A request more or less is
 * at the cores with the weight (n − k + 1)·a / min(k, cores), a = coreS / delayS; what lies beyond all cores busy is
 * summed from one n to the next, r(n) = 1 + (a / cores)(n − cores)·r(n − 1), and nothing is subtracted.
 *
 * @returns requests a second
 */
function networkRates({coreS, delayS, coresInUse: cores}: Flow): (n: number) => number {
  const ratio = coreS / delayS;
  /** Sums beyond all cores busy, by how many requests there are more than cores. */
  const beyond = [1];
  const rateOf = (n: number) => {
    for (let more = beyond.length; more <= n - cores; more += 1)
      beyond.push(1 + (ratio / cores) * more * beyond[more - 1]);
    let [weight, sum, busy] = [1, 0, 0];
    for (let atCores = 0; atCores < cores; atCores += 1) {
      sum += weight;
      busy += weight * atCores;
      weight *= ((n - atCores) * ratio) / (atCores + 1);
      if (weight > SCALE) [weight, sum, busy] = [weight / SCALE, sum / SCALE, busy / SCALE];
    }
    const full = weight * beyond[n - cores];
    return full < 1e300 ? (busy + full * cores) / (sum + full) / coreS : cores / coreS;
  };
  return (n) => (n <= cores ? n / (coreS + delayS) : rateOf(n));
}

/**
 * @param slots other than the flow's
 * @returns null where the queue grows without end
 */
export function waitAt(flow: Flow, arrivalPerS: number, slots: number = flow.slots): Wait | null {
  const {serviceS, coreS, coresInUse} = flow;
  const whole = queue(ratesOf(flow), slots, arrivalPerS);
  if (!whole) return null;
  const atCores = queue((n) => Math.min(n, coresInUse) / coreS, coresInUse, arrivalPerS);
  const p99S = Math.max(p99Of(whole), slots > coresInUse && atCores ? p99Of(atCores) : 0);
  return {
    waitS: Math.max(0, whole.insideS - serviceS),
    slotS: whole.chance / whole.drainPerS,
    p99S,
  };
}

/** What one wait in a hundred exceeds: P[wait > t] = chance · e^(−drain·t). */
const p99Of = ({chance, drainPerS}: {chance: number; drainPerS: number}) =>
  Math.max(0, Math.log(chance / 0.01) / drainPerS);

/**
 * The birth-death queue whose rate depends on how many are inside; from as many as there are slots on it is the same.
 *
 * @returns chance of having to wait for a slot, how much faster the queue is served than it grows, mean time from
 * arrival to answer
 */
function queue(
  rateAt: (requests: number) => number,
  slots: number,
  arrivalPerS: number,
): {chance: number; drainPerS: number; insideS: number} | null {
  const level = Math.min(slots, MOST_INSIDE);
  const top = rateAt(level);
  const ratio = arrivalPerS / top;
  if (ratio >= 1 - 1e-9) return null;
  let [weight, sum, inside] = [1, 1, 0];
  for (let n = 1; n < level; n += 1) {
    weight *= arrivalPerS / rateAt(n);
    sum += weight;
    inside += n * weight;
    if (sum > SCALE) [weight, sum, inside] = [weight / SCALE, sum / SCALE, inside / SCALE];
    // What is left is too little to count, and gets less.
    if (weight < sum * 1e-15 && rateAt(n) > arrivalPerS) break;
  }
  const last = (weight * ratio) / (1 - ratio);
  const all = sum + last;
  return {
    chance: (last * ratio ** (slots - level)) / all,
    drainPerS: top - arrivalPerS,
    insideS: (inside + last * (level + ratio / (1 - ratio))) / all / arrivalPerS,
  };
}
