import {problem} from '../result/rules/quantities.ts';
import {judge} from './judge.ts';
import type {RuleProblem} from '../result/rules/quantities.ts';
import type {Measured, Row} from './types.ts';

type Rule = (measured: Measured, place: {fileName?: string}) => RuleProblem[];

/** The file is named by what it says. */
const checkName: Rule = ({runtime, version}, {fileName}) => {
  const expected = `${runtime}-${version}.json`;
  return fileName === undefined || fileName.split('/').at(-1) === expected
    ? []
    : [problem('suspends-name', '/version', version, {expected})];
};

/** Each verdict follows from the times by the file's rule. */
const checkVerdicts: Rule = ({results, rule}) =>
  results.flatMap((row, index) => {
    if (!('aloneMs' in row)) return [];
    const path = `/results/${index}`;
    const {aloneMs, togetherMs, silenceMs, verdict} = row;
    const counts = [aloneMs, togetherMs, silenceMs].map(({length}) => length);
    if (new Set(counts).size > 1 || counts[0] < rule.repeats)
      return [problem('suspends-repeats', `${path}/togetherMs`, counts, {least: rule.repeats})];
    const expected = judge(row, rule);
    return verdict === expected
      ? []
      : [problem('suspends-verdict', `${path}/verdict`, verdict, {expected})];
  });

/** Each call stands once, of Swoole once with each setting of its hooks. */
const checkCalls: Rule = ({results}) => {
  const names = results.map(nameOf);
  return results.flatMap((row, index) =>
    names.indexOf(nameOf(row)) < index
      ? [problem('suspends-twice', `/results/${index}/call`, row.call)]
      : [],
  );
};

const nameOf = ({call, hooks = ''}: Row) => `${call} ${hooks}`;

/** Hooks are Swoole's, and those that the file lists. */
const checkHooks: Rule = ({results, runtime, hooks = []}) => {
  const known: (string | undefined)[] =
    runtime === 'swoole' ? ['all', 'none', ...hooks] : [undefined];
  return results.flatMap(({hooks: own, verdict}, index) =>
    known.includes(own) || (own === undefined && verdict === 'absent')
      ? []
      : [problem('suspends-hooks', `/results/${index}/hooks`, own)],
  );
};

/** Each thing that can stay is told once. */
const checkStays: Rule = ({stays = []}) => {
  const states = stays.map(({state}) => state);
  return states.flatMap((state, index) =>
    states.indexOf(state) < index
      ? [problem('suspends-twice', `/stays/${index}/state`, state)]
      : [],
  );
};

/**
 * What a schema can't say of a file of what suspends.
 *
 * @param place path or name of the file; without it the file's name is not looked at
 */
export const checkMeasured: Rule = (measured, place) =>
  [checkName, checkVerdicts, checkCalls, checkHooks, checkStays].flatMap((rule) =>
    rule(measured, place),
  );
