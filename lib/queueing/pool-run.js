import {EventHeap} from './event-heap.js';
import {Level} from './level.js';
import {SharedCores} from './shared-cores.js';
import {WaitingLine} from './waiting-line.js';

/**
 * @typedef {{sentS: number, worker: number, phase: number}} Request
 * @typedef {{onCpu: boolean, drawS: () => number}} Phase a stretch of a request's work: on a core, or not
 * @typedef {{
 *   load: {kind: 'open', arrivalS: (index: number) => number, maxVus: number} | {kind: 'closed', vus: number},
 *   durationS: number,
 *   gracefulStopS: number,
 *   workers: number,
 *   coroutinesPerWorker: number,
 *   phases: Phase[],
 *   cores: number,
 *   sampleEveryS: number,
 * }} PoolModel
 */

/** @type {unique symbol} */
const ARRIVAL = Symbol('arrival');

/** One simulated run of a pool of workers under load, event by event. */
export class PoolRun {
  /** @type {number[]} */
  latenciesS = [];
  arrivals = 0;
  dropped = 0;
  inFlight;
  busySlots = new Level();
  cores;
  #model;
  #nowS = 0;
  /** @type {EventHeap<Request | typeof ARRIVAL>} */
  #events = new EventHeap();
  /** @type {WaitingLine<Request>} */
  #backlog = new WaitingLine();
  #freeSlots;

  /** @param {PoolModel} model */
  constructor(model) {
    this.#model = model;
    this.inFlight = new Level(model.sampleEveryS);
    this.#freeSlots = new WaitingLine(slotsInTurn(model));
    this.cores = new SharedCores(model, (request) => this.#startPhase(request));
  }

  /** Runs to the end. @returns {number} when it ended, seconds */
  run() {
    const {load, durationS, gracefulStopS} = this.#model;
    if (load.kind === 'open') this.#scheduleArrival();
    else for (let vu = 0; vu < load.vus; vu += 1) this.#send();
    const stopS = durationS + gracefulStopS;
    while (this.#events.nextTimeS <= stopS) {
      this.#nowS = this.#events.nextTimeS;
      const event = this.#events.pop();
      if (event === ARRIVAL) this.#arrive();
      else this.#endPhase(event);
    }
    return this.inFlight.value > 0 ? stopS : Math.max(durationS, this.#nowS);
  }

  #scheduleArrival() {
    const {load, durationS} = this.#model;
    if (load.kind !== 'open') return;
    const timeS = load.arrivalS(this.arrivals);
    if (timeS < durationS) this.#events.push(timeS, ARRIVAL);
  }

  #arrive() {
    const {load} = this.#model;
    const isFull = load.kind === 'open' && this.inFlight.value >= load.maxVus;
    if (isFull) {
      this.arrivals += 1;
      this.dropped += 1;
    } else {
      this.#send();
    }
    this.#scheduleArrival();
  }

  #send() {
    this.arrivals += 1;
    this.inFlight.change(this.#nowS, 1);
    const request = {sentS: this.#nowS, worker: -1, phase: 0};
    if (this.#freeSlots.length > 0) this.#assign(request);
    else this.#backlog.join(request);
  }

  /** @param {Request} request */
  #assign(request) {
    request.worker = this.#freeSlots.leave();
    this.busySlots.change(this.#nowS, 1);
    this.#enterPhase(request);
  }

  /** @param {Request} request */
  #enterPhase(request) {
    if (this.#model.phases[request.phase].onCpu) this.cores.ask(this.#nowS, request);
    else this.#startPhase(request);
  }

  /** @param {Request} request */
  #startPhase(request) {
    this.#events.push(this.#nowS + this.#model.phases[request.phase].drawS(), request);
  }

  /** @param {Request} request */
  #endPhase(request) {
    const {phases} = this.#model;
    const wasOnCpu = phases[request.phase].onCpu;
    request.phase += 1;
    const {worker} = request;
    if (request.phase < phases.length) this.#enterPhase(request);
    else this.#complete(request);
    if (wasOnCpu) this.cores.release(this.#nowS, worker);
  }

  /** @param {Request} request */
  #complete({sentS, worker}) {
    const {load, durationS} = this.#model;
    this.latenciesS.push(this.#nowS - sentS);
    this.inFlight.change(this.#nowS, -1);
    this.busySlots.change(this.#nowS, -1);
    this.#freeSlots.join(worker);
    if (this.#backlog.length > 0) this.#assign(this.#backlog.leave());
    if (load.kind === 'closed' && this.#nowS < durationS) this.#send();
  }
}

/**
 * Slots as the numbers of their workers, one of each worker in turn, so that load spreads evenly.
 *
 * @param {PoolModel} model
 */
function slotsInTurn({workers, coroutinesPerWorker}) {
  return Array.from({length: workers * coroutinesPerWorker}, (_, slot) => slot % workers);
}
