import {escape} from '../pool/markup.ts';
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

/**
 * Every number that the model uses, with its origin.
 *
 * @returns HTML, empty where there is no model
 */
export function numbersHtml(
  state: State,
  designs: readonly Design[],
  design: Design,
  words: Words,
): string {
  const {request, count} = design;
  if (!request) return '';
  const {t, say, number} = words;
  const given = stateOf(designs, design.id);
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
  const body = rows.map(
    ([name, value, origin]) =>
      `<tr data-origin="${origin}"><th scope="row">${escape(name)}</th><td>${escape(value)}</td><td>${escape(t(`pool.origin.${origin}`))}</td></tr>`,
  );
  const head = ['number', 'value', 'origin'].map(
    (name) => `<th scope="col">${escape(t(`pool.column.${name}`))}</th>`,
  );
  return (
    `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>` +
    `<p class="explorable-note">${escape(t('effects.number.note'))}</p>`
  );
}
