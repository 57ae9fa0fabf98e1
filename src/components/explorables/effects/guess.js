// @ts-check
import {readNumber} from '../frame/read-number.js';
import {withBound} from './sentence.js';

/**
 * @typedef {import('./state.js').Design} Design
 * @typedef {import('../frame/words.js').Words} Words
 */

/** Requests a second that a guess may be. */
const LIMITS = {least: 1, most: 1_000_000};

/** Whether there is a fourth cell to guess from three. @param {Design} design */
export const canBeGuessed = ({cells}) => Object.values(cells).every(Boolean);

/**
 * A guess beside the measurement.
 *
 * @param {string} text as typed
 * @param {Design} design of which all cells were measured
 * @param {Words} words
 * @returns {{said: string} | {problem: string}} nothing is said where nothing was typed
 */
export function judgeGuess(text, {cells}, {locale, t, say, number}) {
  if (!text.trim()) return {said: ''};
  const guess = readNumber(text, LIMITS, locale);
  if (guess === undefined) {
    const [least, most] = [LIMITS.least, LIMITS.most].map((limit) => number(limit));
    return {problem: t('pool.bad', {least, most})};
  }
  const [y00, y01, y10, y11] = ['y00', 'y01', 'y10', 'y11'].map(
    (key) => /** @type {import('./state.js').Measured} */ (cells[/** @type {'y00'} */ (key)]),
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
  /**
   * @param {HTMLElement} root
   * @param {Words} words
   * @param {() => Design} design that is shown
   */
  constructor(root, words, design) {
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

  /** @param {boolean} isAsked */
  #cover(isAsked) {
    this.#found('.effects').toggleAttribute('data-guessing', isAsked);
    this.#found('.effects-begin').hidden = isAsked;
    this.#found('.effects-ask').hidden = !isAsked;
  }

  /** @param {string} result @param {string} problem */
  #say(result, problem) {
    this.#found('.effects-guessed').textContent = result;
    this.#found('#effects-guess-bad').textContent = problem;
    this.#input.toggleAttribute('aria-invalid', problem !== '');
  }

  get #input() {
    return /** @type {HTMLInputElement} */ (this.#found('#effects-guess'));
  }

  /** @param {string} selector @returns {HTMLElement} */
  #found(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }
}
