// @ts-check
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {toolMarks} from '../../content/tools/marks.js';
import {toolThatWrote} from '../../content/tools/recognise.js';
import {withoutRoundedAway} from './reading.js';
import {Refusal} from './refusal.js';
import {soundReading} from './sound.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every tool that `import` reads: a folder here with importer.js in it, by its name. */
export const TOOLS = readdirSync(HERE)
  .filter((name) => existsSync(join(HERE, name, 'importer.js')))
  .sort();

/**
 * The importer of a tool; the others aren't loaded.
 *
 * @param {string} tool
 * @returns {Promise<Importer>}
 * @throws {Refusal} tool-unknown.
 *
 * @typedef {object} Reader
 * @property {string[]} formats
 * @property {string[]} [options] that it has beside the format
 * @property {(source: import('./source.js').Source, context?: import('./session/read-files.js').Asked) =>
 *   Promise<import('./types.js').Reading[]>} read
 *
 * @typedef {Reader & {tool: string}} Importer
 */
export async function importerOf(tool) {
  if (!TOOLS.includes(tool)) throw new Refusal('tool-unknown', {value: tool, allowed: TOOLS});
  const {default: importer} = await import(new URL(`${tool}/importer.js`, import.meta.url).href);
  return {tool, ...importer};
}

/**
 * Reads one file of a tool. A file that its reader refuses, and that that carries another tool's mark, is refused with
 * the name of that tool.
 *
 * @param {Importer} importer
 * @param {import('./source.js').Source} source
 * @param {import('./session/read-files.js').Asked} [context]
 * @returns {Promise<import('./types.js').Reading[]>} Readings.
 * @throws {Refusal}
 */
export async function readWith(importer, source, context = {}) {
  if (context.format !== undefined && !importer.formats.includes(context.format)) {
    throw new Refusal('format-unknown', {value: context.format, allowed: importer.formats});
  }
  try {
    const readings = await importer.read(source, context);
    return readings.map(withoutRoundedAway).map(soundReading);
  } catch (error) {
    throw withOtherTool(error, importer.tool, source.head);
  }
}

/** @param {unknown} error @param {string} tool @param {string} head */
function withOtherTool(error, tool, head) {
  const writer = toolThatWrote(head, toolMarks(ROOT));
  if (!(error instanceof Refusal) || writer === undefined || writer === tool) return error;
  return new Refusal('other-tool', {place: error.place, value: tool, tool, writer});
}
