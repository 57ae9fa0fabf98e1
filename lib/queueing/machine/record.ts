import {createRandom, drawExponential} from '../../statistics/random.ts';
import {levelsOf} from './levels.ts';
import {Program} from './program.ts';
import {Run} from './run.ts';
import type {Kind} from './program.ts';
import type {CompleteSetup, Setup} from './setup.ts';
import type {SimulationRecord} from './simulate.ts';

/** −1 where there is no worker, slot or core */
export type Segment = {
  request: number;
  worker: number;
  slot: number;
  core: number;
  kind: Kind;
  startS: number;
  endS: number;
};

/** `arrivalS`: when a request of an open load comes, Infinity for none; `users` of a closed load, 0 where it is open. */
export type Model = {
  arrivalS: (index: number) => number;
  users: number;
  /** requests at most, sent before `durationS`; nothing happens after `stopS` */
  most: number;
  durationS: number;
  stopS: number;
  cap: number;
  workers: number;
  coroutinesPerWorker: number;
  reservedSlots: number;
  cores: number;
  sliceS: number;
  program: Program;
  keepsSegments: boolean;
};

const DEFAULTS: Omit<
  CompleteSetup,
  'arrivals' | 'arrivalRatePerS' | 'users' | 'cpuS' | 'ioS' | 'workers' | 'cores'
> = {
  ...{bootS: 0, connectCpuS: 0, connectWaitS: 0, databaseCpuS: 0, frontCpuS: 0, ioWaits: 1},
  ...{connectDatabaseCpuS: 0, sideBySide: 1, heavyEvery: 0, heavyCpuS: 0, sliceS: Infinity},
  ...{slowEvery: 0, slowIoS: 0, reservedSlots: 0},
  ...{service: 'constant', seed: 1, coroutinesPerWorker: 1, keepsSegments: false},
  ...{maxInFlight: Infinity, requests: Infinity, durationS: Infinity, gracefulStopS: Infinity},
};

/** A setup with everything that it leaves out. */
export const completeSetup = (setup: Setup): CompleteSetup => ({...DEFAULTS, ...setup});

/**
 * The record of a setup that is known to be possible, such as one from a form that keeps its numbers within limits:
 * `simulate` checks it first. Browsers load this without the checks and their words.
 */
export function recordOf(setup: Setup): SimulationRecord {
  const complete = completeSetup(setup);
  const run = new Run(modelOf(complete));
  run.run();
  const elapsedS = endOf(run, complete);
  const requests = {
    arrivedS: run.times.arrivedS.slice(0, run.sent),
    startedS: run.times.startedS.slice(0, run.sent),
    answeredS: run.times.answeredS.slice(0, run.sent),
    ...{count: run.sent, answered: run.answered, dropped: run.dropped},
  };
  const busyCoreS = run.busyCoreS(Math.max(elapsedS, run.nowS));
  const levels = levelsOf({
    requests,
    busyCoreS,
    elapsedS,
    coresUntilS: Math.max(elapsedS, run.nowS),
  });
  return {setup: complete, requests, segments: run.segments, levels, elapsedS};
}

function endOf(run: Run, {durationS, gracefulStopS, requests}: CompleteSetup) {
  if (run.sent > run.answered) return durationS + gracefulStopS;
  const isCut = durationS !== Infinity && run.sent + run.dropped < requests;
  return Math.max(run.lastAnswerS, isCut ? durationS : 0);
}

function modelOf(setup: CompleteSetup): Model {
  const {durationS, gracefulStopS, requests, maxInFlight} = setup;
  return {
    arrivalS: arrivalsOf(setup),
    users: setup.arrivals === 'closed' ? (setup.users ?? 0) : 0,
    ...{most: requests, durationS, stopS: durationS + gracefulStopS, cap: maxInFlight},
    ...{workers: setup.workers, coroutinesPerWorker: setup.coroutinesPerWorker},
    ...{
      cores: setup.cores,
      sliceS: setup.sliceS,
      reservedSlots: setup.reservedSlots,
      keepsSegments: setup.keepsSegments,
      program: new Program(setup),
    },
  };
}

/** When requests come, as many as there are; those that come too late don't. A closed load sends its own. */
function arrivalsOf(setup: CompleteSetup): (index: number) => number {
  if (setup.arrivals === 'closed') return () => Infinity;
  const timeOf = timesOf(setup);
  return (index) => {
    if (index >= setup.requests) return Infinity;
    const timeS = timeOf(index);
    return timeS < setup.durationS ? timeS : Infinity;
  };
}

/**
 * The rate is there where the arrivals need it: `requireSetup` refuses a setup without.
 *
 * @returns asked for in order
 */
function timesOf({arrivals, arrivalRatePerS = 0, seed}: CompleteSetup): (index: number) => number {
  if (arrivals === 'at-once') return () => 0;
  if (arrivals === 'even') return (index) => index / arrivalRatePerS;
  const random = createRandom(seed);
  let lastS = 0;
  return () => (lastS += drawExponential(random, 1 / arrivalRatePerS));
}

/** Room for so many requests at first. */
const FEWEST = 1024;

/** Times of requests by their number, NaN where it hasn't come to that; the columns are longer than the requests are many. */
export class RequestTimes {
  arrivedS = new Float64Array(FEWEST).fill(NaN);
  startedS = new Float64Array(FEWEST).fill(NaN);
  answeredS = new Float64Array(FEWEST).fill(NaN);

  /** @param request the next number */
  add(request: number, arrivedS: number) {
    if (request === this.arrivedS.length) {
      this.arrivedS = doubled(this.arrivedS);
      this.startedS = doubled(this.startedS);
      this.answeredS = doubled(this.answeredS);
    }
    this.arrivedS[request] = arrivedS;
  }
}

function doubled(column: Float64Array) {
  const longer = new Float64Array(2 * column.length).fill(NaN, column.length);
  longer.set(column);
  return longer;
}
