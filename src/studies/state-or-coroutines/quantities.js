// @ts-check
import {backtest} from './quantities/backtest.js';
import {cores} from './quantities/cores.js';
import {cost} from './quantities/cost.js';
import {effects} from './quantities/effects.js';
import {frameworks} from './quantities/frameworks.js';
import {otherSessions} from './quantities/other-sessions.js';
import {prediction} from './quantities/prediction.js';
import {runtimes} from './quantities/runtimes.js';
import {secondMachine} from './quantities/second-machine.js';
import {session} from './quantities/session.js';
import {sessions} from './quantities/sessions.js';
import {slots} from './quantities/slots.js';
import {techempower} from './quantities/techempower.js';
import {throughput} from './quantities/throughput.js';

/** Every number that the study derives from its result files, named once. */
export const quantities = {
  ...techempower,
  ...frameworks,
  ...runtimes,
  ...cores,
  ...session,
  ...sessions,
  ...otherSessions,
  ...effects,
  ...slots,
  ...throughput,
  ...cost,
  ...prediction,
  ...backtest,
  ...secondMachine,
};
