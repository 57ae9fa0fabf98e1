import {WaitingLine} from '../waiting-line.ts';

/**
 * Cores shared by workers, each of which runs the code of one of its slots at a time, and by other programs. A worker
 * with work joins the line for a core, runs a slot until that waits and, with more work, joins again at the end.
 */
export class Cores {
  #free;
  #freeCount;
  /** Slots of each worker that could run. */
  #readyOf;
  #engaged;
  /** The slot that a worker runs next as its code was interrupted, −1 where it wasn't. */
  #heldOf;
  /** Workers, and jobs of other programs as numbers from the number of workers on. */
  #line = new WaitingLine();

  constructor({cores, workers}: {cores: number; workers: number}) {
    this.#free = Int32Array.from({length: cores}, (_, core) => cores - 1 - core);
    this.#freeCount = cores;
    this.#readyOf = Array.from({length: workers}, () => new WaitingLine());
    this.#engaged = new Uint8Array(workers);
    this.#heldOf = new Int32Array(workers).fill(-1);
  }

  /** @param slot of it that has work */
  ask(worker: number, slot: number) {
    this.#readyOf[worker].join(slot);
    if (this.#engaged[worker] === 1) return;
    this.#engaged[worker] = 1;
    this.#line.join(worker);
  }

  /** @param job of another program */
  askFor(job: number) {
    this.#line.join(this.#engaged.length + job);
  }

  /** @param worker whose slot has left it */
  release(core: number, worker: number) {
    if (this.#readyOf[worker].length > 0) this.#line.join(worker);
    else this.#engaged[worker] = 0;
    this.leave(core);
  }

  /** @param slot of a worker that goes on where it was interrupted, once it is its turn again */
  interrupt(core: number, worker: number, slot: number) {
    this.#heldOf[worker] = slot;
    this.#line.join(worker);
    this.leave(core);
  }

  /** Whether anybody is in line for a core. */
  get isWanted() {
    return this.#line.length > 0;
  }

  /** @param core that another program has left */
  leave(core: number) {
    this.#free[this.#freeCount] = core;
    this.#freeCount += 1;
  }

  /** Whether a slot of a worker that waits would get a core at once. */
  isFreeFor(worker: number) {
    return this.#freeCount > 0 && this.#engaged[worker] === 0;
  }

  /** Whether nobody wants the core of a worker that has one. */
  isAlone(worker: number) {
    return this.#line.length === 0 && this.#readyOf[worker].length === 0;
  }

  /** A core for a slot of a worker that `isFreeFor`. */
  take(worker: number): number {
    this.#engaged[worker] = 1;
    return this.takeCore();
  }

  /** Whether there is a core for the first in line. */
  get canStart() {
    return this.#freeCount > 0 && this.#line.length > 0;
  }

  /** The core that the first in line gets. */
  takeCore(): number {
    this.#freeCount -= 1;
    return this.#free[this.#freeCount];
  }

  /**
   * Who is first in line.
   *
   * @returns a slot, or −1 − the job of another program
   */
  takeFirst(): number {
    const first = this.#line.leave();
    const workers = this.#engaged.length;
    if (first >= workers) return workers - 1 - first;
    const held = this.#heldOf[first];
    this.#heldOf[first] = -1;
    return held < 0 ? this.#readyOf[first].leave() : held;
  }
}
