import type {Bad} from './left-out.tsx';

/** A form of numbers in the reader's hands. */
export interface Form<State> {
  /** what is drawn: the last good values */
  state: State;
  /** what boxes show that are being typed in, or whose text can't be */
  texts: Record<string, string>;
  /** what can't be, by field */
  refused: Record<string, string>;
}

/** @param bad what the address gave that can't be; the boxes show good values */
export const formOf = <State>(state: State, bad: readonly Bad[] = []): Form<State> => ({
  state,
  texts: {},
  refused: Object.fromEntries(bad.map(({field, text}) => [field, text])),
});

/** @param typed the box that is being typed in, which keeps its text */
export const withState = <State>(
  state: State,
  typed?: {name: string; text: string},
): Form<State> => ({
  state,
  texts: typed ? {[typed.name]: typed.text} : {},
  refused: {},
});

export const withRefused = <State>(form: Form<State>, name: string, text: string): Form<State> => ({
  ...form,
  texts: {...form.texts, [name]: text},
  refused: {...form.refused, [name]: text},
});
