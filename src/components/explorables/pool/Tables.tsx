import {useEffect, useRef, useState} from 'react';
import {keysOf} from '../../../../lib/typed.ts';
import {useRested} from '../frame/useRested.ts';
import {setupsOf} from './setups.ts';
import {jobsAt} from './worker.ts';
import type {Live} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {LightProps} from './lazy.tsx';
import type {Drawing} from './Stage.tsx';
import type {Cell, State} from './state.ts';
import type {Timelines} from './timelines.ts';
import type {Results} from './worker.ts';

/** What a first touch doesn't need: browsers fetch it once it is wanted. */
export type LazyParts = typeof import('./lazy.tsx');

/** Setups are computed once the hand has rested for so long, ms. */
const STATISTICS_MS = 60;
/** Closed tables follow, for paper, once the reader has been at rest for so long, ms. */
const REST_MS = 3000;

const missing = (live: Live | undefined) =>
  live?.root.dispatchEvent(new Event('part-missing', {bubbles: true}));

/** @returns what has come so far, and what has it fetched */
export function useLazy(live: Live | undefined, drawn: LazyParts | undefined) {
  const [lazy, setLazy] = useState(drawn);
  const fetchLazy = () => {
    if (lazy) return;
    import('./lazy.tsx').then(setLazy, (error) => {
      console.error(error);
      missing(live);
    });
  };
  return [lazy, fetchLazy] as const;
}

/** Statistics of many requests, which a Web Worker computes: the newest that there are, and of which state they are. */
export function useStatistics(
  state: State,
  cells: readonly Cell[],
  live: Live | undefined,
  fetchLazy: () => void,
): {results: Results; of: State} | undefined {
  const [found, setFound] = useState<{results: Results; of: State}>();
  const ask = useRef<ReturnType<typeof jobsAt<State>>>(undefined);
  const isWanted = live !== undefined && state.load !== 'once';
  useEffect(() => {
    if (!isWanted) return undefined;
    fetchLazy();
    // The same file is the Web Worker that computes them: its code is there already.
    ask.current ??= jobsAt<State>(
      import.meta.url,
      (results, of) => setFound({results, of}),
      () => missing(live),
    );
    const timer = setTimeout(
      () => ask.current?.(setupsOf(state, cells, {requests: state.total}), state),
      STATISTICS_MS,
    );
    return () => clearTimeout(timer);
  }, [state]);
  return isWanted ? found : undefined;
}

const TABLES = {
  formulas: 'FormulaTables',
  record: 'RecordTables',
  numbers: 'NumbersTable',
} as const;
const NAMES = keysOf(TABLES);

/** @returns names of those that stand open */
export const openTables = (root: HTMLElement) =>
  NAMES.filter((name) => root.querySelector(`details[open] > [data-part=${name}]`));

export interface TablesProps extends LightProps {
  state: State;
  cells: readonly Cell[];
  timelines: Timelines;
  words: Words;
}

interface Props extends Omit<TablesProps, 'state' | 'timelines'> {
  lazy: LazyParts | undefined;
  fetchLazy: () => void;
  drawing: Drawing;
  live: Live | undefined;
}

/** The tables, each within a part that stays closed until a reader opens it. */
export default function Tables({lazy, fetchLazy, drawing, ...props}: Props) {
  const {live, words} = props;
  const {state} = drawing;
  const [opened, setOpened] = useState<Record<string, boolean>>(() =>
    Object.fromEntries((live ? openTables(live.root) : []).map((name) => [name, true])),
  );
  const [rested, setRested] = useState(live ? undefined : state);
  const calm = useRested(drawing);
  useEffect(() => {
    const timer = setTimeout(() => {
      fetchLazy();
      setRested(state);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return NAMES.map((name) => {
    const Part = (opened[name] || rested === state) && lazy?.[TABLES[name]];
    return (
      <details
        key={name}
        onToggle={({currentTarget: {open}}) => {
          if (open) fetchLazy();
          setOpened((all) => ({...all, [name]: open}));
        }}
      >
        <summary>{words.t(`pool.details.${name}`)}</summary>
        <div data-part={name}>{Part && <Part {...calm} {...props} />}</div>
      </details>
    );
  });
}
