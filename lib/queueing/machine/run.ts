import {EventHeap} from '../event-heap.ts';
import {Cores} from './cores.ts';
import {RequestTimes} from './record.ts';
import {Slices} from './slices.ts';
import {poolsOf} from './slot-pools.ts';
import type {Kind} from './program.ts';
import type {Model, Segment} from './record.ts';

/** One simulated run of a pool of workers, event by event. */
export class Run {
  times = new RequestTimes();
  segments: Segment[] = [];
  sent = 0;
  answered = 0;
  dropped = 0;
  nowS = 0;
  lastAnswerS = 0;
  #busyCoreS = 0;
  #model;
  #program;
  #slots;
  #nextArrivalS = Infinity;
  /** Slots whose step ends, and from the number of slots on cores whose job of another program ends. */
  #events = new EventHeap();
  /** Free slots, and requests that wait for one: those of slow requests apart, if slots are reserved. */
  #pools;
  #workerOf;
  #requestOf;
  #stepOf;
  #coreOf;
  #sinceS;
  #slices;
  /** The job of another program that a core has, −1 where there is none. */
  #jobOf;
  #jobSinceS;
  #cores;

  constructor(model: Model) {
    this.#model = model;
    this.#program = model.program;
    const {workers, cores} = model;
    const slots = workers * model.coroutinesPerWorker;
    this.#slots = slots;
    this.#pools = poolsOf(slots, model.reservedSlots);
    this.#workerOf = Int32Array.from({length: slots}, (_, slot) => slot % workers);
    this.#requestOf = new Int32Array(slots);
    this.#stepOf = new Int32Array(slots);
    this.#coreOf = new Int32Array(slots).fill(-1);
    this.#sinceS = new Float64Array(slots);
    this.#slices = new Slices(slots, model.sliceS);
    this.#jobOf = new Int32Array(cores).fill(-1);
    this.#jobSinceS = new Float64Array(cores);
    this.#cores = new Cores(model);
  }

  /** Runs to the end. */
  run() {
    const {stopS} = this.#model;
    this.#nextArrivalS = this.#model.arrivalS(this.sent + this.dropped);
    for (let user = 0; user < this.#model.users; user += 1) this.#sendAgain();
    for (;;) {
      const eventS = this.#events.nextTimeS;
      const isArrival = this.#nextArrivalS < eventS;
      const timeS = isArrival ? this.#nextArrivalS : eventS;
      if (timeS > stopS || timeS === Infinity) return;
      this.nowS = timeS;
      if (isArrival) {
        this.#arrive();
        continue;
      }
      const event = this.#events.pop();
      if (event >= this.#slots) this.#endJob(event - this.#slots);
      else if (this.#slices.isCutAt(event, timeS)) this.#endSlice(event);
      else this.#endSteps(event);
    }
  }

  /**
   * Seconds that cores were busy, all of them together.
   *
   * @param endS when the run ended, not before its last event
   */
  busyCoreS(endS: number) {
    let sumS = this.#busyCoreS;
    this.#coreOf.forEach((core, slot) => (sumS += core < 0 ? 0 : endS - this.#sinceS[slot]));
    // In the order in which they began, as rounding depends on the order.
    const jobsSinceS = this.#jobSinceS.filter((_, core) => this.#jobOf[core] >= 0).sort();
    return jobsSinceS.reduce((allS, sinceS) => allS + (endS - sinceS), sumS);
  }

  #arrive() {
    if (this.sent - this.answered >= this.#model.cap) this.dropped += 1;
    else this.#send();
    this.#nextArrivalS = this.#model.arrivalS(this.sent + this.dropped);
  }

  /** A user of a closed load sends the next request, if there is one. */
  #sendAgain() {
    if (this.sent < this.#model.most && this.nowS < this.#model.durationS) this.#send();
  }

  #send() {
    const request = this.sent;
    this.sent += 1;
    this.times.add(request, this.nowS);
    const {free, backlog} = this.#pools[Number(this.#program.isSlow(request))];
    if (free.length > 0) this.#assign(request, free.leave());
    else backlog.join(request);
  }

  #assign(request: number, slot: number) {
    this.#requestOf[slot] = request;
    this.#stepOf[slot] = 0;
    this.times.startedS[request] = this.nowS;
    this.#keep(request, -1, -1, 'queue', this.times.arrivedS[request]);
    this.#enterStep(slot);
  }

  #enterStep(slot: number) {
    const step = this.#stepOf[slot];
    this.#sinceS[slot] = this.nowS;
    if (this.#program.isOnCpu(step)) {
      this.#cores.ask(this.#workerOf[slot], slot);
      this.#dispatch();
    } else if (this.#program.hasDatabase(step)) this.#askFor(slot);
    else this.#startStep(slot);
  }

  /** @param job of another program: a slot whose database computes, or from the number of slots on a request */
  #askFor(job: number) {
    this.#cores.askFor(job);
    this.#dispatch();
  }

  #dispatch() {
    while (this.#cores.canStart) {
      const core = this.#cores.takeCore();
      const first = this.#cores.takeFirst();
      if (first >= 0) this.#startOnCore(first, core);
      else this.#startJob(-1 - first, core);
    }
  }

  #startStep(slot: number) {
    const durationS =
      this.#slices.restS(slot) || this.#program.stepS(this.#requestOf[slot], this.#stepOf[slot]);
    const endS = this.nowS + durationS;
    this.#slices.start(slot, endS);
    this.#events.push(this.#coreOf[slot] < 0 ? endS : this.#slices.goOn(slot, this.nowS), slot);
  }

  /** @param slot whose code has run for a slice of time, and isn't done */
  #endSlice(slot: number) {
    if (!this.#cores.isWanted) {
      this.#events.push(this.#slices.goOn(slot, this.nowS), slot);
      return;
    }
    const core = this.#coreOf[slot];
    this.#slices.interrupt(slot, this.nowS);
    this.#endStretch(slot);
    this.#coreOf[slot] = -1;
    this.#cores.interrupt(core, this.#workerOf[slot], slot);
    this.#dispatch();
  }

  /** A stretch of a slot ends, whether its step does or not. */
  #endStretch(slot: number) {
    const {kind} = this.#program.steps[this.#stepOf[slot]];
    this.#keep(this.#requestOf[slot], slot, this.#coreOf[slot], kind, this.#sinceS[slot]);
    if (this.#coreOf[slot] >= 0) this.#busyCoreS += this.nowS - this.#sinceS[slot];
    this.#sinceS[slot] = this.nowS;
  }

  #startOnCore(slot: number, core: number) {
    this.#keep(this.#requestOf[slot], slot, -1, 'wait-for-core', this.#sinceS[slot]);
    this.#coreOf[slot] = core;
    this.#sinceS[slot] = this.nowS;
    this.#startStep(slot);
  }

  /** @param slot whose step ends now */
  #endSteps(slot: number) {
    const worker = this.#workerOf[slot];
    const core = this.#coreOf[slot];
    const isAlone = core < 0 ? this.#cores.isFreeFor(worker) : this.#cores.isAlone(worker);
    if (!isAlone || this.#model.keepsSegments) {
      this.#endStep(slot);
      return;
    }
    const isOnCpu = this.#skipSteps(slot);
    if (isOnCpu && core < 0) this.#coreOf[slot] = this.#cores.take(worker);
    if (!isOnCpu && core >= 0) {
      this.#coreOf[slot] = -1;
      this.#cores.release(core, worker);
    }
    this.#endStep(slot);
  }

  /**
   * Takes a slot, for which there is a core whenever it needs one, through the steps that end before anything else
   * happens, in one go: the same as an event for each, without the events. The last of them ends now.
   *
   * @returns whether that one is on a core
   */
  #skipSteps(slot: number): boolean {
    const program = this.#program;
    const request = this.#requestOf[slot];
    const untilS = Math.min(this.#nextArrivalS, this.#model.stopS);
    const eventS = this.#events.nextTimeS;
    const last = program.steps.length - 1;
    let step = this.#stepOf[slot];
    let sinceS = this.#sinceS[slot];
    let nowS = this.nowS;
    let busyCoreS = this.#busyCoreS;
    while (step < last && !program.hasDatabase(step + 1)) {
      const endS = nowS + program.stepS(request, step + 1);
      if (endS >= eventS || endS > untilS) break;
      if (program.isOnCpu(step)) busyCoreS += nowS - sinceS;
      step += 1;
      sinceS = nowS;
      nowS = endS;
    }
    this.#stepOf[slot] = step;
    this.#sinceS[slot] = sinceS;
    this.nowS = nowS;
    this.#busyCoreS = busyCoreS;
    return program.isOnCpu(step);
  }

  #endStep(slot: number) {
    const core = this.#coreOf[slot];
    this.#endStretch(slot);
    this.#stepOf[slot] += 1;
    if (core < 0) {
      this.#goOn(slot);
      return;
    }
    if (this.#program.isOnCpu(this.#stepOf[slot])) {
      // Code that doesn't wait isn't interrupted by another slot of its worker.
      this.#startStep(slot);
      return;
    }
    this.#coreOf[slot] = -1;
    this.#goOn(slot);
    this.#cores.release(core, this.#workerOf[slot]);
    this.#dispatch();
  }

  /** @param slot whose step has ended */
  #goOn(slot: number) {
    if (this.#stepOf[slot] < this.#program.steps.length) this.#enterStep(slot);
    else this.#answer(slot);
  }

  #answer(slot: number) {
    const request = this.#requestOf[slot];
    this.answered += 1;
    this.times.answeredS[request] = this.nowS;
    this.lastAnswerS = this.nowS;
    const {free, backlog} = this.#pools[Number(this.#program.isSlow(request))];
    free.join(slot);
    if (this.#program.frontS(request) > 0) this.#askFor(this.#slots + request);
    if (backlog.length > 0) this.#assign(backlog.leave(), free.leave());
    if (this.#model.users > 0) this.#sendAgain();
  }

  #startJob(job: number, core: number) {
    const durationS =
      job < this.#slots
        ? this.#program.databaseS(this.#requestOf[job], this.#stepOf[job])
        : this.#program.frontS(job - this.#slots);
    this.#jobOf[core] = job;
    this.#jobSinceS[core] = this.nowS;
    this.#events.push(this.nowS + durationS, this.#slots + core);
  }

  /** @param core whose job of another program ends */
  #endJob(core: number) {
    const job = this.#jobOf[core];
    const startS = this.#jobSinceS[core];
    this.#jobOf[core] = -1;
    this.#busyCoreS += this.nowS - startS;
    const isDatabase = job < this.#slots;
    const request = isDatabase ? this.#requestOf[job] : job - this.#slots;
    this.#keep(request, -1, core, 'others', startS);
    if (isDatabase) this.#startStep(job);
    this.#cores.leave(core);
    this.#dispatch();
  }

  #keep(request: number, slot: number, core: number, kind: Kind, startS: number) {
    if (!this.#model.keepsSegments || this.nowS <= startS) return;
    const worker = slot < 0 ? -1 : slot % this.#model.workers;
    this.segments.push({request, worker, slot, core, kind, startS, endS: this.nowS});
  }
}
