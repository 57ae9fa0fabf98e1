import {join} from 'node:path';
import {browserScript, scriptFile} from '../common/browser-script.ts';
import type {Script} from '../common/browser-script.ts';

const entry = (name: string) => join(import.meta.dirname, `browser/${name}.ts`);

/** The one script that every page runs: what must work before the application, and what starts it. */
export const wakeScript = (): Script => scriptFile('wake', entry('wake'));

/** What the page for missing addresses runs besides. */
export const notFoundScript = (): Script => scriptFile('not-found', entry('not-found'));

/** What pages run that have claims in their text. */
export const claimCardsScript = (): Script => scriptFile('claim-cards', entry('claim-cards'));

/** What stands in every page and embed itself, as it says that other scripts didn't arrive. */
export const failedScript = (): string => browserScript(entry('failed'));
