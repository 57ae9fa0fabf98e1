// @ts-check
import {EventHeap} from '../event-heap.js';
import {WaitingLine} from '../waiting-line.js';
import {Cores} from './cores.js';

/**
 * @typedef {{request: number, worker: number, slot: number, core: number, kind: import('./program.js').Kind,
 *   startS: number, endS: number}} Segment −1 where there is no worker, slot or core
 * @typedef {{kind: 'open', arrivalS: (index: number) => number} | {kind: 'closed', users: number}} Load
 * @typedef {{load: Load, most: number, durationS: number, stopS: number, cap: number, workers: number,
 *   coroutinesPerWorker: number, cores: number, program: import('./program.js').Program, keepsSegments: boolean}} Model
 *   at most so many requests, sent before `durationS`; nothing happens after `stopS`
 */

/** One simulated run of a pool of workers, event by event. */
export class Run {
  /** @type {number[]} by request */
  arrivedS = [];
  /** @type {number[]} by request, NaN while it queues */
  startedS = [];
  /** @type {number[]} by request, NaN while it is in the system */
  answeredS = [];
  /** @type {Segment[]} */
  segments = [];
  sent = 0;
  answered = 0;
  dropped = 0;
  nowS = 0;
  lastAnswerS = 0;
  #busyCoreS = 0;
  #model;
  #slots;
  #nextArrivalS = Infinity;
  /** @type {EventHeap<number>} a slot whose step ends, or a job of another program that ends */
  #events = new EventHeap();
  /** @type {WaitingLine<number>} requests */
  #backlog = new WaitingLine();
  /** @type {WaitingLine<number>} */
  #freeSlots;
  #requestOf;
  #stepOf;
  #coreOf;
  #sinceS;
  /** @type {Map<number, {core: number, startS: number}>} jobs of other programs that have a core */
  #jobs = new Map();
  #cores;

  /** @param {Model} model */
  constructor(model) {
    this.#model = model;
    this.#slots = model.workers * model.coroutinesPerWorker;
    // One slot of each worker in turn, so that load spreads evenly.
    this.#freeSlots = new WaitingLine(Array.from({length: this.#slots}, (_, slot) => slot));
    this.#requestOf = new Int32Array(this.#slots);
    this.#stepOf = new Int32Array(this.#slots);
    this.#coreOf = new Int32Array(this.#slots).fill(-1);
    this.#sinceS = new Float64Array(this.#slots);
    this.#cores = new Cores(model, {
      slot: (slot, core) => this.#startOnCore(slot, core),
      job: (job, core) => this.#startJob(job, core),
    });
  }

  /** Runs to the end. */
  run() {
    const {load, stopS, most} = this.#model;
    if (load.kind === 'closed') for (let user = 0; user < load.users; user += 1) this.#sendAgain();
    else if (most > 0) this.#scheduleArrival();
    for (;;) {
      const eventS = this.#events.nextTimeS;
      const isArrival = this.#nextArrivalS < eventS;
      const timeS = isArrival ? this.#nextArrivalS : eventS;
      if (timeS > stopS || timeS === Infinity) return;
      this.nowS = timeS;
      if (isArrival) this.#arrive();
      else this.#end(this.#events.pop());
    }
  }

  /**
   * Seconds that cores were busy, all of them together.
   *
   * @param {number} endS when the run ended, not before its last event
   */
  busyCoreS(endS) {
    let sumS = this.#busyCoreS;
    this.#coreOf.forEach((core, slot) => (sumS += core < 0 ? 0 : endS - this.#sinceS[slot]));
    this.#jobs.forEach(({startS}) => (sumS += endS - startS));
    return sumS;
  }

  /** @param {number} event */
  #end(event) {
    if (event < this.#slots) this.#endStep(event);
    else this.#endJob(event - this.#slots);
  }

  #scheduleArrival() {
    const {load, durationS, most} = this.#model;
    const made = this.sent + this.dropped;
    if (load.kind !== 'open' || made >= most) {
      this.#nextArrivalS = Infinity;
      return;
    }
    const timeS = load.arrivalS(made);
    this.#nextArrivalS = timeS < durationS ? timeS : Infinity;
  }

  #arrive() {
    if (this.sent - this.answered >= this.#model.cap) this.dropped += 1;
    else this.#send();
    this.#scheduleArrival();
  }

  /** A user of a closed load sends the next request, if there is one. */
  #sendAgain() {
    if (this.sent < this.#model.most && this.nowS < this.#model.durationS) this.#send();
  }

  #send() {
    const request = this.sent;
    this.sent += 1;
    this.arrivedS.push(this.nowS);
    this.startedS.push(NaN);
    this.answeredS.push(NaN);
    if (this.#freeSlots.length > 0) this.#assign(request);
    else this.#backlog.join(request);
  }

  /** @param {number} request */
  #assign(request) {
    const slot = this.#freeSlots.leave();
    this.#requestOf[slot] = request;
    this.#stepOf[slot] = 0;
    this.startedS[request] = this.nowS;
    this.#keep(request, -1, -1, 'queue', this.arrivedS[request]);
    this.#enterStep(slot);
  }

  /** @param {number} slot */
  #enterStep(slot) {
    const step = this.#model.program.steps[this.#stepOf[slot]];
    this.#sinceS[slot] = this.nowS;
    if (step.onCpu) this.#cores.ask(slot % this.#model.workers, slot);
    else if (step.databaseS > 0) this.#cores.askFor(slot);
    else this.#startStep(slot);
  }

  /** @param {number} slot */
  #startStep(slot) {
    const durationS = this.#model.program.stepS(this.#requestOf[slot], this.#stepOf[slot]);
    this.#events.push(this.nowS + durationS, slot);
  }

  /** @param {number} slot @param {number} core */
  #startOnCore(slot, core) {
    this.#keep(this.#requestOf[slot], slot, -1, 'wait-for-core', this.#sinceS[slot]);
    this.#coreOf[slot] = core;
    this.#sinceS[slot] = this.nowS;
    this.#startStep(slot);
  }

  /** @param {number} slot */
  #endStep(slot) {
    const {steps} = this.#model.program;
    const {kind, onCpu} = steps[this.#stepOf[slot]];
    const core = this.#coreOf[slot];
    this.#keep(this.#requestOf[slot], slot, core, kind, this.#sinceS[slot]);
    if (onCpu) this.#busyCoreS += this.nowS - this.#sinceS[slot];
    this.#stepOf[slot] += 1;
    const next = steps[this.#stepOf[slot]];
    if (onCpu && next?.onCpu) {
      // Code that doesn't wait isn't interrupted by another slot of its worker.
      this.#sinceS[slot] = this.nowS;
      this.#startStep(slot);
      return;
    }
    if (onCpu) this.#coreOf[slot] = -1;
    if (next) this.#enterStep(slot);
    else this.#answer(slot);
    if (onCpu) this.#cores.release(core, slot % this.#model.workers);
  }

  /** @param {number} slot */
  #answer(slot) {
    const request = this.#requestOf[slot];
    this.answered += 1;
    this.answeredS[request] = this.nowS;
    this.lastAnswerS = this.nowS;
    this.#freeSlots.join(slot);
    if (this.#model.program.frontS(request) > 0) this.#cores.askFor(this.#slots + request);
    if (this.#backlog.length > 0) this.#assign(this.#backlog.leave());
    if (this.#model.load.kind === 'closed') this.#sendAgain();
  }

  /** @param {number} job a slot whose database computes, or from the number of slots on a request @param {number} core */
  #startJob(job, core) {
    const {program} = this.#model;
    const durationS =
      job < this.#slots
        ? program.databaseS(this.#requestOf[job], this.#stepOf[job])
        : program.frontS(job - this.#slots);
    this.#jobs.set(job, {core, startS: this.nowS});
    this.#events.push(this.nowS + durationS, this.#slots + job);
  }

  /** @param {number} job */
  #endJob(job) {
    const {core, startS} = /** @type {{core: number, startS: number}} */ (this.#jobs.get(job));
    this.#jobs.delete(job);
    this.#busyCoreS += this.nowS - startS;
    const isDatabase = job < this.#slots;
    const request = isDatabase ? this.#requestOf[job] : job - this.#slots;
    this.#keep(request, -1, core, 'others', startS);
    if (isDatabase) this.#startStep(job);
    this.#cores.leave(core);
  }

  /**
   * @param {number} request
   * @param {number} slot
   * @param {number} core
   * @param {import('./program.js').Kind} kind
   * @param {number} startS
   */
  #keep(request, slot, core, kind, startS) {
    if (!this.#model.keepsSegments || this.nowS <= startS) return;
    const worker = slot < 0 ? -1 : slot % this.#model.workers;
    this.segments.push({request, worker, slot, core, kind, startS, endS: this.nowS});
  }
}
