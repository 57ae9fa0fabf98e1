import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {toolMarks} from '../../content/tools/marks.ts';
import {toolThatWrote} from '../../content/tools/recognise.ts';
import {Refusal} from './refusal.ts';
import {finished} from './sound.ts';
import type {Asked} from './session/read-files.ts';
import type {Source} from './source.ts';
import type {Reading, Said} from './types.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every tool that `import` reads: a folder here with importer.ts in it, by its name. */
export const TOOLS = readdirSync(HERE)
  .filter((name) => existsSync(join(HERE, name, 'importer.ts')))
  .sort();

export interface Reader {
  formats: string[];
  /** that it has beside the format */
  options?: string[];
  read: (source: Source, asked?: Asked) => Promise<Said[]>;
}

export type Importer = Reader & {tool: string};

/**
 * The importer of a tool; the others aren't loaded.
 *
 * @throws {Refusal} tool-unknown.
 */
export async function importerOf(tool: string): Promise<Importer> {
  if (!TOOLS.includes(tool)) throw new Refusal('tool-unknown', {value: tool, allowed: TOOLS});
  const {default: importer} = await import(new URL(`${tool}/importer.ts`, import.meta.url).href);
  return {tool, ...importer};
}

/**
 * Reads one file of a tool. A file that its reader refuses, and that that carries another tool's mark, is refused with
 * the name of that tool.
 *
 * @returns Readings.
 * @throws {Refusal}
 */
export async function readWith(
  importer: Importer,
  source: Source,
  context: Asked = {},
): Promise<Reading[]> {
  if (context.format !== undefined && !importer.formats.includes(context.format)) {
    throw new Refusal('format-unknown', {value: context.format, allowed: importer.formats});
  }
  try {
    return finished(await importer.read(source, context));
  } catch (error) {
    throw withOtherTool(error, importer.tool, source.head);
  }
}

function withOtherTool(error: unknown, tool: string, head: string) {
  const writer = toolThatWrote(head, toolMarks(ROOT));
  if (!(error instanceof Refusal) || writer === undefined || writer === tool) return error;
  return new Refusal('other-tool', {place: error.place, value: tool, tool, writer});
}
