import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {HarnessError} from '../machine/harness-error.ts';

/** the hash tells versions of a plan apart */
export type PlanFile<Content> = {path: string; hash: string; content: Content};

/** @template Content as the plans of a harness are written, which checks the members that it reads */

/** Reads a plan by its name in a folder of plans, or by its path. */
export function readPlanFile<Content>(nameOrPath: string, folder: string): PlanFile<Content> {
  const path = nameOrPath.endsWith('.json') ? nameOrPath : join(folder, `${nameOrPath}.json`);
  const text = readText(path, folder);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {path, hash, content: parse(text, path)};
}

function readText(path: string, folder: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
    throw new HarnessError(
      `plan ${path}`,
      'cannot be read',
      `name one of plans/ (${names.join(', ')}) or the path of a plan file`,
    );
  }
}

function parse(text: string, path: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HarnessError(
      `plan ${path}`,
      `is no JSON: ${(error as Error).message}`,
      'repair the file; plans/smoke.json is an example',
    );
  }
}
