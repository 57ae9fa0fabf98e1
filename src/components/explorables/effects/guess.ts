import {readNumber} from '../frame/read-number.ts';
import {withBound} from './sentence.ts';
import type {Words} from '../frame/words.ts';
import type {Design, Measured} from './state.ts';

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
): {said: string} | {problem: string} {
  if (!text.trim()) return {said: ''};
  const guess = readNumber(text, LIMITS, locale);
  if (guess === undefined) {
    const [least, most] = [LIMITS.least, LIMITS.most].map((limit) => number(limit));
    return {problem: t('pool.bad', {least, most})};
  }
  const [y00, y01, y10, y11] = ['y00', 'y01', 'y10', 'y11'].map(
    (key) => cells[key as 'y00'] as Measured,
  );
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

/** The guess in the reader's hands: while it is asked for, what would tell the answer is covered. */
export class Guess {
  root: HTMLElement;
  words: Words;
  design: () => Design;

  /** @param design that is shown */
  constructor(root: HTMLElement, words: Words, design: () => Design) {
    this.root = root;
    this.words = words;
    this.design = design;
    this.#input.addEventListener('keydown', (event) => {
      const act = {Enter: () => this.reveal(), Escape: () => this.end()}[event.key];
      if (!act) return;
      // Else the same key would press the button that has the focus by then.
      event.preventDefault();
      act();
    });
  }

  /** Covers the fourth cell and all that follows from it. */
  ask() {
    this.#say('', '');
    this.#cover(true);
  }

  /** Asks, and puts the caret where the guess is typed. */
  askNow() {
    this.ask();
    this.#input.focus();
  }

  /** Shows everything again, with what the guess was worth. */
  reveal() {
    const judged = judgeGuess(this.#input.value, this.design(), this.words);
    if ('problem' in judged) return this.#say('', judged.problem);
    this.end();
    if (!judged.said) return this.#found('[name=guess]').focus();
    this.#say(judged.said, '');
    // It takes the place of the question, so nothing below moves; the fourth cell is known by now.
    this.#found('.effects-begin').hidden = true;
    this.#found('.effects-guessed').focus();
  }

  /** Shows everything again, and forgets what was typed. */
  end() {
    this.#cover(false);
    this.#say('', '');
    this.#input.value = '';
    this.#found('.effects-guess').hidden = !canBeGuessed(this.design());
  }

  #cover(isAsked: boolean) {
    this.#found('.effects').toggleAttribute('data-guessing', isAsked);
    this.#found('.effects-begin').hidden = isAsked;
    this.#found('.effects-ask').hidden = !isAsked;
  }

  #say(result: string, problem: string) {
    this.#found('.effects-guessed').textContent = result;
    this.#found('#effects-guess-bad').textContent = problem;
    this.#input.toggleAttribute('aria-invalid', problem !== '');
  }

  get #input() {
    return this.#found('#effects-guess') as HTMLInputElement;
  }

  #found(selector: string): HTMLElement {
    return this.root.querySelector(selector) as HTMLElement;
  }
}
