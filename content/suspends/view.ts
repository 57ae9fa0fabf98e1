import {GROUPS} from './table.ts';
import type {SuspendsFile} from './read.ts';
import type {Measured, Row} from '../../lib/suspends/types.ts';

/** One column of the table: the newest version of a runtime; of Swoole one with all hooks and one without. */
export interface Column {
  id: string;
  hooks?: 'all' | 'none';
  measured: Measured;
  /** other versions of the runtime */
  others: Measured[];
}

/** What one call does in one column. */
export interface Cell {
  column: Column;
  row: Row;
  /** Swoole's flags each of which is enough by itself; none where it suspends without any */
  flags: string[];
  /** rows of the same group and column that suspend, where this one doesn't */
  instead: Row[];
  /** versions that do otherwise, the newest first */
  otherwise: {version: string; row: Row}[];
  /** how long one call alone took, in ms, where it took much longer than in the quickest column */
  slow?: {ms: number; least: number};
}

/** Times the quickest column, from which on a call is called slow; other programs lengthen it by less. */
const SLOW = 2;

export type Line = {call: string; cells: Cell[]};

export type Group = {group: string; lines: Line[]};

const NO_VERDICT = new Set(['absent', 'failed']);

export const isOwn = (call: string) => call.startsWith('own-');

/** What a file says of a call; nothing where it has no such row. */
export const rowOf = ({results}: Measured, call: string, hooks?: string): Row | undefined =>
  results.find((row) => row.call === call && (row.hooks === hooks || row.verdict === 'absent'));

/** The columns of what was read. */
export function columnsOf(files: readonly SuspendsFile[]): Column[] {
  const byRuntime = Map.groupBy(files, ({measured}) => measured.runtime);
  return [...byRuntime].flatMap(([runtime, versions]): Column[] => {
    const [measured, ...others] = versions.map((each) => each.measured);
    return runtime === 'swoole'
      ? (['all', 'none'] as const).map((hooks) => ({
          ...{id: `${runtime}-${hooks}`, hooks, measured, others},
        }))
      : [{id: runtime, measured, others}];
  });
}

/** The table: its calls by what they are for, each with what it does in each column that has it. */
export function groupsOf(columns: readonly Column[]): Group[] {
  return Object.entries(GROUPS).map(([group, calls]) => ({
    group,
    lines: calls.flatMap((call) => {
      const cells = columns.flatMap((column) => cellOf(call, {calls, column}));
      return cells.length > 0 ? [{call, cells: withSlow(cells)}] : [];
    }),
  }));
}

function withSlow(cells: Cell[]): Cell[] {
  const alone = ({row}: Cell) => ('aloneMs' in row ? Math.min(...row.aloneMs) : Infinity);
  const least = Math.min(...cells.map(alone));
  return cells.map((cell) => {
    const ms = alone(cell);
    return Number.isFinite(ms) && ms > SLOW * least ? {...cell, slow: {ms, least}} : cell;
  });
}

function cellOf(call: string, {calls, column}: {calls: readonly string[]; column: Column}): Cell[] {
  const {measured, hooks, others} = column;
  const row = rowOf(measured, call, hooks);
  if (row === undefined) return [];
  const does = row.verdict === 'suspends';
  const instead = calls.flatMap((other) => rowOf(measured, other, hooks) ?? []);
  const otherwise = others.flatMap((other) => {
    const its = rowOf(other, call, hooks);
    const isOther = its && its.verdict !== row.verdict;
    return isOther && !NO_VERDICT.has(its.verdict) ? [{version: other.version, row: its}] : [];
  });
  return [
    {
      ...{column, row, otherwise},
      flags: flagsFor(measured, call),
      instead: does ? [] : instead.filter(({verdict}) => verdict === 'suspends'),
    },
  ];
}

/** The flags of Swoole each of which alone lets a call suspend that blocks without. */
export const flagsFor = ({results}: Measured, call: string) =>
  results
    .filter((row) => row.call === call && row.verdict === 'suspends')
    .flatMap(({hooks = 'all'}) => (hooks === 'all' || hooks === 'none' ? [] : [hooks]));

/** What each flag of Swoole lets suspend by itself, in the order of the flags; those that do nothing here last. */
export const byFlag = (measured: Measured) =>
  (measured.hooks ?? [])
    .map((flag) => ({
      flag,
      rows: measured.results.filter(({hooks, verdict}) => hooks === flag && verdict === 'suspends'),
    }))
    .sort((a, b) => Number(b.rows.length > 0) - Number(a.rows.length > 0));

/** The calls of a column with a verdict, in the order of the table. */
export const callsThat = (verdict: Row['verdict'], column: Column): Row[] =>
  Object.values(GROUPS)
    .flat()
    .flatMap((call) => rowOf(column.measured, call, column.hooks) ?? [])
    .filter((row) => row.verdict === verdict);

/** Whether all of PHP's own calls that were measured block, and none of the runtime's own does. */
export function isOnlyOwn(column: Column) {
  const blocking = callsThat('blocks', column);
  const others = (['suspends', 'in-turn', 'partly'] as const).flatMap((verdict) =>
    callsThat(verdict, column),
  );
  return blocking.every(({call}) => !isOwn(call)) && others.every(({call}) => isOwn(call));
}
