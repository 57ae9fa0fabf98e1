import {Level} from './level.js';
import {WaitingLine} from './waiting-line.js';

/**
 * Cores shared by workers, each of which runs the PHP of one of its requests at a time. A worker with work
 * joins the line for a core, runs one slice and, with more work, joins again at the end.
 */
export class SharedCores {
  busy = new Level();
  #free;
  /** @type {WaitingLine<import('./pool-run.js').Request>[]} */
  #readyOf;
  #engaged;
  /** @type {WaitingLine<number>} */
  #line = new WaitingLine();
  #startSlice;

  /**
   * @param {{cores: number, workers: number}} size
   * @param {(request: import('./pool-run.js').Request) => void} startSlice called when a slice gets a core
   */
  constructor({cores, workers}, startSlice) {
    this.#free = cores;
    this.#readyOf = Array.from({length: workers}, () => new WaitingLine());
    this.#engaged = new Uint8Array(workers);
    this.#startSlice = startSlice;
  }

  /** @param {number} timeS @param {import('./pool-run.js').Request} request that has a slice to run */
  ask(timeS, request) {
    this.#readyOf[request.worker].join(request);
    if (this.#engaged[request.worker] === 0) {
      this.#engaged[request.worker] = 1;
      this.#line.join(request.worker);
      this.#dispatch(timeS);
    }
  }

  /** @param {number} timeS @param {number} worker whose slice has ended */
  release(timeS, worker) {
    this.#free += 1;
    this.busy.change(timeS, -1);
    if (this.#readyOf[worker].length > 0) this.#line.join(worker);
    else this.#engaged[worker] = 0;
    this.#dispatch(timeS);
  }

  /** @param {number} timeS */
  #dispatch(timeS) {
    while (this.#free > 0 && this.#line.length > 0) {
      this.#free -= 1;
      this.busy.change(timeS, 1);
      this.#startSlice(this.#readyOf[this.#line.leave()].leave());
    }
  }
}
