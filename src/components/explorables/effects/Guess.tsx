import {useState} from 'react';
import {CORNERS} from '../../../../lib/gains/corner-bounds.ts';
import {present} from '../../../../lib/typed.ts';
import {readNumber} from '../frame/read-number.ts';
import {useFocusNext} from '../frame/hooks.ts';
import {cellName, withBound} from './say.tsx';
import type {Live} from '../frame/mount.ts';
import type {Words} from '../frame/words.ts';
import type {Design} from './state.ts';

/** Requests a second that a guess may be. */
const LIMITS = {least: 1, most: 1_000_000};

/** Whether there is a fourth cell to guess from three. */
export const canBeGuessed = ({cells}: Design) => Object.values(cells).every(Boolean);

/**
 * A guess beside the measurement.
 *
 * @param text as typed
 * @param design of which all cells were measured
 * @returns nothing is said where nothing was typed
 */
export function judgeGuess(
  text: string,
  {cells}: Design,
  {locale, t, say, number}: Words,
): {said: string; problem?: undefined} | {problem: string; said?: undefined} {
  if (!text.trim()) return {said: ''};
  const guess = readNumber(text, LIMITS, locale);
  if (guess === undefined) {
    const [least, most] = [LIMITS.least, LIMITS.most].map((limit) => number(limit));
    return {problem: t('pool.bad', {least, most})};
  }
  const [y00, y01, y10, y11] = CORNERS.map((key) => present(cells[key], key));
  const product = (y01.value * y10.value) / y00.value;
  return {
    said: t('effects.guess.result', {
      guess: say('perS', guess),
      measured: withBound(y11, say('perS', y11.value)),
      ratio: say('ratio', y11.value / guess, {significant: 2}),
      product: say('perS', product, {significant: 2}),
    }),
  };
}

/** While a guess is asked for, what would tell the answer is covered; nothing is typed before the form is alive. */
type Asked = {isAsked: boolean; text?: string; said?: string; problem?: string};

/** The guess in the reader's hands. */
export function useGuess(live: Live | undefined, design: Design, words: Words) {
  const [guess, setGuess] = useState<Asked>(() =>
    live
      ? {isAsked: new URLSearchParams(location.search).get('guess') === '1', text: ''}
      : {isAsked: false},
  );
  const focusNext = useFocusNext(live);
  return {
    ...guess,
    ask() {
      setGuess({isAsked: true, text: ''});
      focusNext('#effects-guess');
    },
    type: (text: string) => setGuess({...guess, text}),
    /** Shows everything again, with what the guess was worth. */
    reveal() {
      const {said, problem} = judgeGuess(guess.text ?? '', design, words);
      if (problem) return setGuess({...guess, problem});
      focusNext(said ? '.effects-guessed' : '[name=guess]');
      return setGuess({isAsked: false, text: '', said});
    },
    /** Shows everything again, and forgets what was typed. */
    end: () => setGuess({isAsked: false, text: ''}),
  };
}

type GuessProps = {guess: ReturnType<typeof useGuess>; design: Design; words: Words};

/** What a reader guesses the fourth cell with, before it is shown. Nobody has to: everything is shown until then. */
export function GuessForm({guess, design, words}: GuessProps) {
  const {isAsked, text, said, problem} = guess;
  const {t} = words;
  return (
    <div className="effects-guess" hidden={!canBeGuessed(design)}>
      {/* The result takes the place of the question, so nothing below moves; the fourth cell is known by then. */}
      <p className="effects-begin" hidden={isAsked || Boolean(said)}>
        <button type="button" name="guess" onClick={guess.ask}>
          {t('effects.guess.start')}
        </button>{' '}
        <small>{t('effects.guess.hint')}</small>
      </p>
      <div className="effects-ask" hidden={!isAsked}>
        <label htmlFor="effects-guess">
          {t('effects.guess.ask', {cell: cellName('y11', design, words)})}
        </label>
        <input
          {...{id: 'effects-guess', name: 'guessed', value: text}}
          {...{inputMode: 'decimal', autoComplete: 'off'}}
          aria-describedby="effects-guess-bad"
          aria-invalid={problem ? true : undefined}
          onInput={({currentTarget}) => guess.type(currentTarget.value)}
          onKeyDown={(event) => {
            const act = {Enter: guess.reveal, Escape: guess.end}[event.key];
            if (!act) return;
            // Else the same key would press the button that has the focus by then.
            event.preventDefault();
            act();
          }}
        />
        <button type="button" name="reveal" onClick={guess.reveal}>
          {t('effects.guess.show')}
        </button>
        <p className="explorable-bad" id="effects-guess-bad">
          {problem}
        </p>
      </div>
      <p className="effects-guessed" role="status" tabIndex={-1}>
        {said}
      </p>
    </div>
  );
}
