// @ts-check
import {WaitingLine} from '../waiting-line.js';

/**
 * Cores shared by workers, each of which runs the code of one of its slots at a time, and by other programs. A worker
 * with work joins the line for a core, runs a slot until that waits and, with more work, joins again at the end.
 */
export class Cores {
  /** @type {number[]} */
  #free;
  /** @type {WaitingLine<number>[]} slots of each worker that could run */
  #readyOf;
  #engaged;
  /** @type {WaitingLine<number>} workers, and jobs of other programs as numbers from the number of workers on */
  #line = new WaitingLine();
  #start;

  /**
   * @param {{cores: number, workers: number}} size
   * @param {{slot: (slot: number, core: number) => void, job: (job: number, core: number) => void}} start called when
   *   a slot of a worker, or a job of another program, gets a core
   */
  constructor({cores, workers}, start) {
    this.#free = Array.from({length: cores}, (_, core) => cores - 1 - core);
    this.#readyOf = Array.from({length: workers}, () => new WaitingLine());
    this.#engaged = new Uint8Array(workers);
    this.#start = start;
  }

  /** @param {number} worker @param {number} slot of it that has work */
  ask(worker, slot) {
    this.#readyOf[worker].join(slot);
    if (this.#engaged[worker] === 1) return;
    this.#engaged[worker] = 1;
    this.#line.join(worker);
    this.#dispatch();
  }

  /** @param {number} job of another program */
  askFor(job) {
    this.#line.join(this.#engaged.length + job);
    this.#dispatch();
  }

  /** @param {number} core @param {number} worker whose slot has left it */
  release(core, worker) {
    if (this.#readyOf[worker].length > 0) this.#line.join(worker);
    else this.#engaged[worker] = 0;
    this.leave(core);
  }

  /** @param {number} core that another program has left */
  leave(core) {
    this.#free.push(core);
    this.#dispatch();
  }

  #dispatch() {
    const workers = this.#engaged.length;
    while (this.#free.length > 0 && this.#line.length > 0) {
      const core = /** @type {number} */ (this.#free.pop());
      const first = this.#line.leave();
      if (first < workers) this.#start.slot(this.#readyOf[first].leave(), core);
      else this.#start.job(first - workers, core);
    }
  }
}
