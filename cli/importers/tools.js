import {toolThatWrote} from './recognise.js';
import {withoutRoundedAway} from './reading.js';
import {Refusal} from './refusal.js';
import {soundReading} from './sound.js';

const LOADERS = {
  k6: () => import('./k6.js'),
  vegeta: () => import('./vegeta.js'),
  wrk: () => import('./wrk.js'),
  ab: () => import('./ab.js'),
  hey: () => import('./hey.js'),
  oha: () => import('./oha.js'),
  autocannon: () => import('./autocannon.js'),
  h2load: () => import('./h2load.js'),
  hyperfine: () => import('./hyperfine.js'),
  pgbench: () => import('./pgbench.js'),
  httparena: () => import('./httparena.js'),
  techempower: () => import('./techempower.js'),
  nexus: () => import('./nexus.js'),
  pfp: () => import('./pfp.js'),
};

/** Every tool that `import` reads, by the name that it is asked for with. */
export const TOOLS = Object.keys(LOADERS);

/**
 * The importer of a tool; the others aren't loaded.
 *
 * @param {string} tool
 * @returns {Promise<{tool: string, formats: string[], read: (source: object, context?: object) => Promise<object[]>}>}
 * @throws {Refusal} tool-unknown.
 */
export async function importerOf(tool) {
  if (!TOOLS.includes(tool)) throw new Refusal('tool-unknown', {value: tool, allowed: TOOLS});
  const module = await LOADERS[tool]();
  return module.default;
}

/**
 * Reads one file of a tool. A file that its reader refuses, and that another tool's mark stands in, is refused with
 * the name of that tool.
 *
 * @param {{tool: string, formats: string[], read: (source: object, context: object) => Promise<object[]>}} importer
 * @param {{head: string}} source
 * @param {{format?: string}} [context]
 * @returns {Promise<object[]>} Readings.
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

function withOtherTool(error, tool, head) {
  const writer = toolThatWrote(head);
  if (!(error instanceof Refusal) || writer === undefined || writer === tool) return error;
  return new Refusal('other-tool', {place: error.place, value: tool, tool, writer});
}
