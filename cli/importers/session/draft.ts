import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {asWriteError} from '../../../content/write-error.ts';
import {writeWhole} from '../../../content/write-whole.ts';
import {pathFrom} from './read-files.ts';
import type {Context} from '../../main.ts';
import type {Metadata} from '../types.ts';

const NAME = 'about-draft';

/**
 * Keeps answers that were given at the prompt, so that an error doesn't cost them: in an about file beside where the
 * command was called, under a name that is free; on the screen, where no file can be written.
 */
export function keepDraft(draft: Metadata, {cwd, say, complain}: Context) {
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

function freePath(folder: string) {
  for (let number = 1; ; number += 1) {
    const path = join(folder, `${NAME}${number === 1 ? '' : `-${number}`}.json`);
    if (!existsSync(path)) return path;
  }
}

const isEmpty = (value: unknown) =>
  value !== null && typeof value === 'object' && Object.keys(value).length === 0;
