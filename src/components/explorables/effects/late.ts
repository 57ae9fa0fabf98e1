/**
 * What a first touch doesn't need, in one file of its own: the form where the application left the page empty, and the
 * list of numbers that stays closed until it is opened.
 */
export {numbersHtml} from './numbers.ts';
export {effectsHtml} from './whole.ts';
