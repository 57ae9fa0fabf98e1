import React from 'react';
import type {Words} from '../frame/words.ts';
import type {LightProps} from './Formulas.tsx';
import type {Cell, State} from './state.ts';
import type {Timelines} from './timelines.ts';

export const SIDES = ['blocking', 'coroutines'] as const;

export interface TablesProps extends LightProps {
  state: State;
  cells: readonly Cell[];
  timelines: Timelines;
  words: Words;
}

export function Table({
  caption,
  head,
  children,
}: {
  caption: string;
  head: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Heads of columns. */
export const Heads = ({names, words: {t}}: {names: readonly string[]; words: Words}) =>
  names.map((name) => (
    <th key={name} scope="col">
      {t(`pool.column.${name}`)}
    </th>
  ));
