import {cpuOfGroups, memoryOfGroups} from '../../machine/process-groups.ts';

type ByGroup = Record<string, number>;
type Memory = ReturnType<typeof memoryOfGroups>;

/** What the process groups of a server take in each window, also where a group begins anew in the middle of it. */
export class Meter {
  #roots: ByGroup;
  #earlier: ByGroup;
  #cpuMs: ByGroup = {};
  #samples: Memory[] = [];

  /** @param roots first process of each group */
  constructor(roots: ByGroup) {
    this.#roots = roots;
    this.#earlier = cpuOfGroups(roots);
  }

  /** Counts one more group, from now on. */
  add(name: string, root: number) {
    this.#roots = {...this.#roots, [name]: root};
    Object.assign(this.#earlier, cpuOfGroups({[name]: root}));
  }

  /** Has counted a group for the last time: to be called while its processes still live. */
  leave(name: string) {
    this.#count();
    const {[name]: _left, ...rest} = this.#roots;
    this.#roots = rest;
    delete this.#earlier[name];
  }

  /** Counts a group that began in this window, its beginning included. */
  begin(name: string, root: number) {
    this.#roots = {...this.#roots, [name]: root};
    this.#earlier[name] = 0;
  }

  /** A server that is being started again isn't a small one, so then nothing is read. */
  sampleMemory() {
    if (this.#roots.php !== undefined) {
      this.#samples.push(memoryOfGroups(this.#roots));
    }
  }

  /** @returns CPU time in ms, and the mean of the samples of memory, since the last call */
  take(): {cpuMs: ByGroup; memory: Memory} {
    this.#count();
    if (this.#samples.length === 0) {
      this.#samples.push(memoryOfGroups(this.#roots));
    }
    const taken = {cpuMs: this.#cpuMs, memory: meanMemory(this.#samples)};
    this.#cpuMs = {};
    this.#samples = [];
    return taken;
  }

  #count() {
    for (const [name, ms] of Object.entries(cpuOfGroups(this.#roots, this.#earlier))) {
      this.#cpuMs[name] = (this.#cpuMs[name] ?? 0) + ms;
      this.#earlier[name] = (this.#earlier[name] ?? 0) + ms;
    }
  }
}

/** @param samples at least one, all of the groups of the first */
export function meanMemory(samples: Memory[]): Memory {
  const mean = (pick: (sample: Memory) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  return Object.fromEntries(
    Object.keys(samples[0]).map((name) => [
      name,
      {
        pssMb: mean((sample) => sample[name]?.pssMb ?? 0),
        rssMb: mean((sample) => sample[name]?.rssMb ?? 0),
        processes: mean((sample) => sample[name]?.processes ?? 0),
      },
    ]),
  );
}
