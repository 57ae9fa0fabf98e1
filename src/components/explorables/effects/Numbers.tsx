import React from 'react';
import {FIELDS, MODEL_FIELDS, stateOf} from './state.ts';
import type {Words} from '../frame/words.ts';
import type {Design, State} from './state.ts';

/** Where a number comes from before the reader sets it. */
const ORIGINS: Record<string, string> = {
  cores: 'asked',
  slots: 'asked',
  boot: 'divided',
  ccpu: 'divided',
};

const TIMES = ['cpuS', 'sharedCpuS'] as const;
const WAITINGS = ['blocking', 'coroutine'] as const;

/** Every number that the model uses, with its origin; nothing where there is no model. */
export default function Numbers({
  state,
  designs,
  design: {id, request, count},
  words: {t, say, number},
}: {
  state: State;
  designs: readonly Design[];
  design: Design;
  words: Words;
}) {
  if (!request) return null;
  const given = stateOf(designs, id);
  const ms = (seconds: number) => say('ms', seconds * 1000, {significant: 3});
  const rows = [
    [t('effects.number.workers'), number(count), 'asked'],
    ...MODEL_FIELDS.map((name) => [
      t(`effects.field.${name}`),
      FIELDS[name].unit ? ms(state[name] / 1000) : number(state[name]),
      state[name] === given[name] ? (ORIGINS[name] ?? 'measured') : 'typed',
    ]),
    ...TIMES.flatMap((name) =>
      WAITINGS.map((waiting) => [
        t(`effects.number.${name}.${waiting}`),
        ms(request[name][waiting]),
        waiting === 'coroutine' && request.isCoroutineAssumed ? 'assumed' : 'measured',
      ]),
    ),
  ];
  return (
    <>
      <table>
        <thead>
          <tr>
            {['number', 'value', 'origin'].map((name) => (
              <th key={name} scope="col">
                {t(`pool.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value, origin]) => (
            <tr key={name} data-origin={origin}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td>{t(`pool.origin.${origin}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="explorable-note">{t('effects.number.note')}</p>
    </>
  );
}
