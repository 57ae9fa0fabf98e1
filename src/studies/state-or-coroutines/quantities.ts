import {backtest} from './quantities/backtest.ts';
import {cores} from './quantities/cores.ts';
import {cost} from './quantities/cost.ts';
import {effects} from './quantities/effects.ts';
import {frameworks} from './quantities/frameworks.ts';
import {otherSessions} from './quantities/other-sessions.ts';
import {prediction} from './quantities/prediction.ts';
import {runtimes} from './quantities/runtimes.ts';
import {secondMachine} from './quantities/second-machine.ts';
import {session} from './quantities/session.ts';
import {sessions} from './quantities/sessions.ts';
import {slots} from './quantities/slots.ts';
import {techempower} from './quantities/techempower.ts';
import {throughput} from './quantities/throughput.ts';

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
