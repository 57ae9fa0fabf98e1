import problemsEn from '@site/i18n/en/problems.json';
import verdictsEn from '@site/i18n/en/verdicts.json';
import problemsRu from '@site/i18n/ru/problems.json';
import verdictsRu from '@site/i18n/ru/verdicts.json';
import {makeSay} from '../../../../content/messages/say.js';

const CATALOGUES = {en: [problemsEn, verdictsEn], ru: [problemsRu, verdictsRu]};

/**
 * What says problems and verdicts of a file: the sentences that this page needs, and no others of the command line.
 *
 * @param {'en' | 'ru'} locale
 */
export const sentencesIn = (locale) => makeSay(locale, CATALOGUES[locale]);
