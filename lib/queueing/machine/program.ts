import {drawExponential, uniformAt} from '../../statistics/random.ts';

/**
 * What a stretch of a record shows: `wait-for-core` is a request whose code could run while others hold the worker or
 * the cores; `others` is CPU time of database, web server and load generator on the same cores.
 */
export type Kind =
  | 'queue'
  | 'boot'
  | 'connect-cpu'
  | 'connect-wait'
  | 'compute'
  | 'wait'
  | 'wait-for-core'
  | 'others';

/**
 * seconds per request: to boot the application, to connect (on a core, and waiting), CPU time T_cpu and wait T_io of
 * the rest, the wait in `ioWaits` pieces with CPU slices around them; of T_io, and of the
 * wait to connect, the CPU time that the database spends on the same cores; the CPU time of web server and load generator on them, which no request waits for.
 * Of the pieces, `sideBySide` are waited for at once, so that the longest of them counts. One request in `heavyEvery`, by
 * chance (none where it is 0), computes `heavyCpuS` more in its first slice. Every `slowEvery`th, the first among them, waits
 * `slowIoS` more in its first wait
 */
export type Work = {
  bootS?: number;
  connectCpuS?: number;
  connectWaitS?: number;
  cpuS: number;
  ioS: number;
  ioWaits?: number;
  sideBySide?: number;
  databaseCpuS?: number;
  connectDatabaseCpuS?: number;
  frontCpuS?: number;
  heavyEvery?: number;
  heavyCpuS?: number;
  slowEvery?: number;
  slowIoS?: number;
  service?: 'constant' | 'exponential';
  seed?: number;
};

/** `databaseS`: mean time of the database on a core, before the delay begins; `atOnce`: delays, of which the longest counts */
type Step = {kind: Kind; onCpu: boolean; databaseS: number; atOnce: number};

/** One request's work as a list of steps, and how long each of them takes. */
export class Program {
  steps: readonly Step[];
  #onCpu;
  #meanS;
  #databaseS;
  #frontS;
  #atOnce;
  #firstSlice;
  #heavyEvery;
  #heavyS;
  #firstWait;
  #slowEvery;
  #slowS;
  #isConstant;
  #seed;

  constructor({
    service = 'constant',
    seed = 1,
    frontCpuS = 0,
    heavyEvery = 0,
    heavyCpuS = 0,
    slowEvery = 0,
    slowIoS = 0,
    ...work
  }: Work) {
    const timed = stepsOf(work).filter(({meanS, databaseS}) => meanS + databaseS > 0);
    this.steps = timed.map(({meanS: _, ...step}) => step);
    this.#atOnce = Int32Array.from(timed, ({atOnce}) => atOnce);
    this.#firstSlice = heavyEvery > 0 ? timed.findIndex(({kind}) => kind === 'compute') : -1;
    this.#heavyEvery = heavyEvery;
    this.#heavyS = heavyCpuS;
    this.#firstWait = slowEvery > 0 ? timed.findIndex(({kind}) => kind === 'wait') : -1;
    this.#slowEvery = slowEvery;
    this.#slowS = slowIoS;
    this.#onCpu = Uint8Array.from(timed, ({onCpu}) => Number(onCpu));
    this.#meanS = Float64Array.from(timed, ({meanS}) => meanS);
    this.#databaseS = Float64Array.from(timed, ({databaseS}) => databaseS);
    this.#frontS = frontCpuS;
    this.#isConstant = service === 'constant';
    this.#seed = seed;
  }

  /** Whether a step needs a core; false after the last. */
  isOnCpu(step: number) {
    return this.#onCpu[step] === 1;
  }

  /** Whether the database computes before the delay of a step. */
  hasDatabase(step: number) {
    return this.#databaseS[step] > 0;
  }

  /** Seconds of a step of a request, the database's part left out. */
  stepS(request: number, step: number) {
    const meanS = this.#meanS[step];
    if (step === this.#firstWait && this.isSlow(request))
      return this.#drawnS(request, step, meanS) + this.#slowS;
    return this.#drawnS(request, step, meanS);
  }

  #drawnS(request: number, step: number, meanS: number) {
    if (this.#isConstant && this.#firstSlice < 0) return meanS;
    let lengthS = this.#draw(meanS, request, step);
    if (!this.#isConstant)
      for (let other = 1; other < this.#atOnce[step]; other += 1)
        lengthS = Math.max(lengthS, this.#draw(meanS, request, this.#drawOf(2 + other, step)));
    return step === this.#firstSlice && this.isHeavy(request) ? lengthS + this.#heavyS : lengthS;
  }

  /** Whether a request is one of those that compute longer. */
  isHeavy(request: number) {
    return this.#heavyEvery > 0 && uniformAt(this.#seed, request, -1) * this.#heavyEvery < 1;
  }

  /** Whether a request is one of those that wait longer. */
  isSlow(request: number) {
    return this.#slowEvery > 0 && request % this.#slowEvery === 0;
  }

  /** Seconds that the database computes in a step. */
  databaseS(request: number, step: number) {
    return this.#draw(this.#databaseS[step], request, this.#drawOf(1, step));
  }

  /** Seconds of web server and load generator. */
  frontS(request: number) {
    return this.#draw(this.#frontS, request, this.#drawOf(2, 0));
  }

  /** Which of a request's random numbers is a step's, in rounds of as many as there are steps. */
  #drawOf(round: number, step: number) {
    return round * this.steps.length + step;
  }

  /** Each request has random numbers of its own, so that its work is the same whenever and wherever it runs. */
  #draw(meanS: number, request: number, draw: number) {
    if (this.#isConstant || meanS === 0) return meanS;
    return drawExponential(() => uniformAt(this.#seed, request, draw), meanS);
  }
}

/** What the list of steps doesn't depend on. */
type Apart =
  'service' | 'seed' | 'frontCpuS' | 'heavyEvery' | 'heavyCpuS' | 'slowEvery' | 'slowIoS';

function stepsOf({
  bootS = 0,
  connectCpuS = 0,
  connectWaitS = 0,
  cpuS,
  ioS,
  ioWaits = 1,
  sideBySide = 1,
  databaseCpuS = 0,
  connectDatabaseCpuS = 0,
}: Omit<Work, Apart>): (Step & {
  meanS: number;
})[] {
  const cpu = (kind: Kind, meanS: number) => ({
    ...{kind, meanS},
    ...{onCpu: true, databaseS: 0, atOnce: 1},
  });
  const waits = ioS === 0 ? 0 : ioWaits;
  const rounds = Math.ceil(waits / sideBySide);
  const slice = cpu('compute', cpuS / (rounds + 1));
  const wait = (round: number) =>
    waitOf(
      'wait',
      ioS / ioWaits,
      databaseCpuS / ioWaits,
      Math.min(sideBySide, waits - round * sideBySide),
    );
  return [
    cpu('boot', bootS),
    cpu('connect-cpu', connectCpuS),
    waitOf('connect-wait', connectWaitS, connectDatabaseCpuS),
    slice,
    ...Array.from({length: rounds}, (_, round) => [wait(round), slice]).flat(),
  ];
}

/** @param cpuS of the database, all of it in the wait; for several at once it computes one after the other */
function waitOf(kind: Kind, waitS: number, cpuS: number, atOnce: number = 1) {
  const databaseS = Math.min(cpuS, waitS);
  return {kind, onCpu: false, meanS: waitS - databaseS, databaseS: atOnce * databaseS, atOnce};
}
