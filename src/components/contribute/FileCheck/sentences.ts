import problems from '@words/problems.json';
import verdicts from '@words/verdicts.json';
import {makeSay} from '../../../../content/messages/say.ts';

/**
 * What says problems and verdicts of a file: the sentences that this page needs, and no others of the command line.
 *
 * @param locale the page's language
 */
export const sentencesIn = (locale: string) => makeSay(locale, [problems, verdicts]);
