import {requestsInFlight} from '../queueing/littles-law.ts';
import {median} from '../statistics/index.ts';

/** What a formula may call, by name. */
const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  min: Math.min,
  max: Math.max,
  log: Math.log,
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  round: Math.round,
  sum: (...values) => values.reduce((total, value) => total + value, 0),
  mean: (...values) => values.reduce((total, value) => total + value, 0) / values.length,
  median: (...values) => median(values),
  /** Little's law, of requests per second and milliseconds. */
  inFlight: (throughputPerS, latencyMs) =>
    requestsInFlight({throughputPerS, latencyS: latencyMs / 1000}),
  /** The same law asked for the time, ms: of each request where so many are in the system, or of each slot for one. */
  perRequest: (inSystem, throughputPerS) => (1000 * inSystem) / throughputPerS,
};

/** Functions that a reader knows as a sign. */
const SIGNS: Record<string, string> = {inFlight: ' * ', perRequest: ' / ', sum: ' + '};

type Operation = (left: number, right: number) => number;

const OPERATORS: Record<string, Operation>[] = [
  {'+': (left, right) => left + right, '-': (left, right) => left - right},
  {'*': (left, right) => left * right, '/': (left, right) => left / right},
];

const TOKEN = /[(),]|(?:\{[^{}]*\}|[^\s(),{}])+/g;

/** `p{50,95}` is `p50` and `p95`. */
const eachOf = (token: string): string[] => {
  const [, before, listed, after] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(token) ?? [];
  if (listed === undefined) return [token];
  return listed.split(',').flatMap((one) => eachOf(before + one + after));
};

const tokensOf = (formula: string) =>
  (formula.match(TOKEN) ?? []).flatMap((token) =>
    eachOf(token).flatMap((one, index) => (index === 0 ? [one] : [',', one])),
  );

const isNumber = (token: string) => !Number.isNaN(Number(token));

/** Whatever a formula reads: neither a number, a sign nor a function. */
export const readsOf = (formula: string): string[] =>
  tokensOf(formula).filter(
    (token) => /[a-z]/i.test(token) && !isNumber(token) && !Object.hasOwn(FUNCTIONS, token),
  );

/**
 * Computes a formula such as `(after - before) / 1000` or `max(a, b)`. Spaces stand around its operators, since names have
 * hyphens in them and addresses have slashes; `min(rate-{4,8})` is `min(rate-4, rate-8)`.
 *
 * @param read the value of a name
 * @throws {SyntaxError} naming what stands where something else belongs
 */
export function computeFormula(formula: string, read: (name: string) => number): number {
  const tokens = tokensOf(formula);
  const take = (expected?: string) => {
    const token = tokens.shift();
    if (token === undefined || (expected && token !== expected))
      throw new SyntaxError(
        `“${formula}” has ${token ?? 'its end'} where ${expected ?? 'a value'} belongs`,
      );
    return token;
  };
  const listed = (): number[] => {
    const values = [sum()];
    while (tokens[0] === ',') {
      take();
      values.push(sum());
    }
    take(')');
    return values;
  };
  const operand = (): number => {
    const token = take();
    if (token === '(') return listed()[0];
    if (tokens[0] === '(' && Object.hasOwn(FUNCTIONS, token)) {
      take();
      return FUNCTIONS[token](...listed());
    }
    return isNumber(token) ? Number(token) : read(token);
  };
  const level = (depth: number): number => {
    if (depth === OPERATORS.length) return operand();
    let value = level(depth + 1);
    while (Object.hasOwn(OPERATORS[depth], tokens[0] ?? ''))
      value = OPERATORS[depth][take()](value, level(depth + 1));
    return value;
  };
  const sum = () => level(0);
  const value = sum();
  if (tokens.length > 0)
    throw new SyntaxError(`“${formula}” has ${tokens[0]} where its end belongs`);
  return value;
}

/** A thousand or a million at an end turns one unit into another: numbers have their units, so a reader needn't see it. */
const CHANGE_OF_UNIT = /^1(?:000|e6) \* | \/ 1(?:000|e6)$/g;

/**
 * A formula as readers know it: `perRequest(clients, rate-8)` is `clients / rate-8`.
 *
 * @param say what stands in the place of a name
 */
export function writtenOut(formula: string, say: (name: string) => string): string {
  const names = new Set(readsOf(formula));
  return tokensOf(formula.replaceAll(CHANGE_OF_UNIT, '').replace(/^1e6 /, '1 '))
    .join(' ')
    .replaceAll(/\b(inFlight|perRequest|sum) \( ([^()]*) \)/g, (_, name, list) =>
      list.replaceAll(' , ', SIGNS[name]),
    )
    .replace(/^\( ([^()]*) \)$/, '$1')
    .split(' ')
    .map((token) => (names.has(token) ? say(token) : token))
    .join(' ')
    .replaceAll(' * ', ' × ')
    .replaceAll(' - ', ' − ')
    .replaceAll(/(?<=[a-z]) (?=\()|(?<=\() | (?=[),])/g, '');
}
