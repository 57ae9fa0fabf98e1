import {SHORTEST_S, regimeOf} from '../consistency/regime.ts';
import {checkedRun, secondsOf, usersOf} from './facts.ts';
import type {Machine, RunFacts} from './facts.ts';
import type {LimitFound} from './limit.ts';

/** `isBad`: that the numbers don't say what they seem to; else only how to read them */
export type Doubt = {
  id: string;
  isBad: boolean;
  values: Record<string, number | string | undefined>;
};

/** Share of failures from which they count, per cent. */
const ERRORS_FROM = 1;
/** Fewer requests hold too few slow ones. */
const FEWEST_REQUESTS = 1000;
/** A mean so many times the median is made of two kinds of answers. */
const TWO_KINDS = 10;

/** What each refusal of a check is called here. */
const REFUSED: Record<string, string> = {
  'more-in-flight-than-cap': 'in-flight',
  'out-of-order': 'order',
  'p99-is-the-mean': 'p99-mean',
  'more-than-offered': 'above-offered',
};

/** What stands between the numbers of a run and what they seem to say, the worst first. */
export function doubtsOf(facts: RunFacts, machine: Machine, {id: limit}: LimitFound): Doubt[] {
  const {run, measurement, findings} = checkedRun(facts, machine);
  const {rate = 0, errors = 0, offered, mean = 0, p50, threads} = facts;
  const users = usersOf(facts);
  const refused = findings.flatMap(({kind, reason, values}) =>
    kind === 'refused' && REFUSED[reason] ? [bad(REFUSED[reason], {...values, users})] : [],
  );
  const isCapped = offered && regimeOf(run, measurement) === 'generator-capped';
  const isFull = limit !== 'users' && limit !== 'offered';
  return [
    ...(errors >= ERRORS_FROM ? [bad('errors', {errors})] : []),
    ...refused,
    ...(p50 && mean > TWO_KINDS * p50 ? [bad('two-kinds', {p50, mean})] : []),
    ...(isCapped ? [bad('capped', {users, offered, rate})] : []),
    ...shortness(facts),
    ...(isFull ? [] : [bad('not-full', {users, offered})]),
    ...(threads && users !== facts.users
      ? [note('cut', {asked: facts.users, users, threads})]
      : []),
    ...(!offered && users && users > 1 && rate
      ? [note('closed', {users, rate, each: (1000 * users) / rate})]
      : []),
  ];
}

function shortness(facts: RunFacts): Doubt[] {
  const seconds = secondsOf(facts);
  const requests = facts.requests ?? (seconds && facts.rate && seconds * facts.rate);
  if (seconds !== undefined && seconds < SHORTEST_S) return [bad('short', {seconds})];
  if (requests !== undefined && requests < FEWEST_REQUESTS) return [bad('few', {requests})];
  return [];
}

const bad = (id: string, values: Doubt['values']): Doubt => ({id, isBad: true, values});
const note = (id: string, values: Doubt['values']): Doubt => ({id, isBad: false, values});
