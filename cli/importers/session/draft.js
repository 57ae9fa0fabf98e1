// @ts-check
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {asWriteError} from '../../../content/write-error.js';
import {writeWhole} from '../../../content/write-whole.js';
import {pathFrom} from './path-from.js';

/** @import {Metadata} from '../types.js' */

const NAME = 'about-draft';

/**
 * Keeps answers that were given at the prompt, so that an error doesn't cost them: in an about file beside where the
 * command was called, under a name that is free; on the screen, where no file can be written.
 *
 * @param {Metadata} draft
 * @param {import('../../main.js').Context} context
 */
export function keepDraft(draft, {cwd, say, complain}) {
  const facts = Object.entries(draft).filter(([, value]) => !isEmpty(value));
  const text = `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`;
  const path = freePath(cwd);
  try {
    writeWhole(path, text);
    complain(say('import.draft', {path: pathFrom(cwd, path)}));
  } catch (error) {
    if (!asWriteError(error)) throw error;
    complain(say('import.draft-shown'));
    complain(text);
  }
}

/** @param {string} folder */
function freePath(folder) {
  for (let number = 1; ; number += 1) {
    const path = join(folder, `${NAME}${number === 1 ? '' : `-${number}`}.json`);
    if (!existsSync(path)) return path;
  }
}

/** @param {unknown} value */
const isEmpty = (value) =>
  value !== null && typeof value === 'object' && Object.keys(value).length === 0;
