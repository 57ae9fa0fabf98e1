// @ts-check
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {HarnessError} from '../machine/harness-error.js';

/**
 * @template Content as the plans of a harness are written, which checks the members that it reads
 * @typedef {{path: string, hash: string, content: Content}} PlanFile the hash tells versions of a plan apart
 */

/**
 * Reads a plan by its name in a folder of plans, or by its path.
 * @param {string} nameOrPath
 * @param {string} folder
 * @template Content
 * @returns {PlanFile<Content>}
 */
export function readPlanFile(nameOrPath, folder) {
  const path = nameOrPath.endsWith('.json') ? nameOrPath : join(folder, `${nameOrPath}.json`);
  const text = readText(path, folder);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {path, hash, content: parse(text, path)};
}

/** @param {string} path @param {string} folder */
function readText(path, folder) {
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

/** @param {string} text @param {string} path */
function parse(text, path) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HarnessError(
      `plan ${path}`,
      `is no JSON: ${/** @type {Error} */ (error).message}`,
      'repair the file; plans/smoke.json is an example',
    );
  }
}
