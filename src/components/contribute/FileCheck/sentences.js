// @ts-check
import problems from '@words/problems.json';
import verdicts from '@words/verdicts.json';
import {makeSay} from '../../../../content/messages/say.js';

/**
 * What says problems and verdicts of a file: the sentences that this page needs, and no others of the command line.
 *
 * @param {string} locale the page's language
 */
export const sentencesIn = (locale) => makeSay(locale, [problems, verdicts]);
