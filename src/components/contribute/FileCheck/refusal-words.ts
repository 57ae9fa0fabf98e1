import contribute from '@words/contribute.json';
import problems from '@words/problems.json';
import refusals from '@words/refusals.json';
import {makeSay} from '../../../../content/messages/say.ts';

/** What says refusals of an import: the command line's sentences, and what a page says in place of its options. */
export const refusalsIn = (locale: string) => makeSay(locale, [problems, refusals, contribute]);
