// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createInterface} from 'node:readline/promises';
import {resultCheck} from '../../../content/results/check-files.js';
import {RESULTS_FOLDER} from '../../../content/results/read-results.js';
import {WriteError} from '../../../content/write-error.js';
import {writeWhole} from '../../../content/write-whole.js';
import {assemble} from '../assemble.js';
import {unknownDurations} from '../assemble/checks.js';
import {mergeMetadata, emptyMetadata, readAbout} from '../assemble/metadata.js';
import {Refusal} from '../refusal.js';
import {openSource} from '../source.js';
import {commandLine} from './command-line.js';
import {interruptible} from './interruption.js';
import {pathFrom} from './path-from.js';
import {progressOn} from './progress.js';
import {keepDraft} from './draft.js';
import {ask, missingFacts} from './questions.js';
import {readFiles} from './read-files.js';
import {printProblems, printWritten, refusalLine} from './report.js';
import {textOf} from './text-of.js';
import {metadataFromFlags} from './metadata-from-flags.js';

/** @import {Context} from '../../main.js' */
/** @import {Metadata, Reading, Run} from '../types.js' */

const SCHEMA = new URL('../../../static/data/schema/result.v1.schema.json', import.meta.url);

/**
 * Turns output files of a tool into a result file, or lists everything that prevents it.
 *
 * @param {string} tool
 * @param {string[]} paths
 * @param {Options} options
 * @param {Context} context
 *
 * @typedef {Record<string, any>} Options as the argument parser, a library, gives them
 */
export async function runImport(tool, paths, options, context) {
  /** @type {Session} */
  const session = {written: false};
  try {
    await interruptible(() => importFiles(tool, paths, options, context, session));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    printProblems([error], options, context);
  } finally {
    if (session.draft && !session.written) keepDraft(session.draft, context);
  }
}

/**
 * @typedef {object} Session
 * @property {boolean} written
 * @property {Metadata} [draft] the about file and the answers, once there is an answer
 */

/**
 * @param {string} tool
 * @param {string[]} paths
 * @param {Options} options
 * @param {Context} context
 * @param {Session} session
 */
async function importFiles(tool, paths, options, context, session) {
  warnOfFileAsFolder(options, context);
  const about = await metadataFromFile(options, context);
  const flags = mergeMetadata(about, metadataFromFlags(options, about));
  const {files, refusals} = await readAll(tool, paths, options, context);
  if (refusals.length > 0) {
    printProblems(refusals, options, context);
    return;
  }
  const readings = files.flatMap((file) => file.readings);
  /** @param {Partial<Metadata>} answers */
  const keep = (answers) => {
    session.draft = mergeMetadata(about, answers);
  };
  const metadata = await complete(readings, flags, keep, options, context);
  if (metadata === undefined) return;
  const run = assemble({
    tool,
    files,
    metadata,
    relation: options.as,
    command: commandLine(tool, files, options),
    allowed: options,
  });
  const durations = unknownDurations(readings, metadata);
  const {wanted: unknown} = missingFacts(readings, metadata);
  session.written = write(run, {unknown, durations}, options, context);
}

/**
 * `--out` is a folder, below which the result gets the name of its id.
 *
 * @param {Options} options
 * @param {Context} context
 */
function warnOfFileAsFolder({out}, {complain, say}) {
  if (out?.endsWith('.json')) complain(say('import.out-is-folder', {out}));
}

/** @param {Options} options @param {Context} context */
async function metadataFromFile({about}, {cwd}) {
  if (about === undefined) return emptyMetadata();
  try {
    return readAbout(await (await openSource(resolve(cwd, about))).text());
  } catch (error) {
    if (error instanceof Refusal) error.params.file = about;
    throw error;
  }
}

/** @param {string} tool @param {string[]} paths @param {Options} options @param {Context} context */
async function readAll(tool, paths, options, context) {
  const {format, test, entries: language, latencyCorrection} = options;
  const progress = progressOn(context, options);
  try {
    const absolute = paths.map((path) => resolve(context.cwd, path));
    const asked = {format, test, language, latencyCorrection};
    return await readFiles(tool, absolute, {context: asked, progress: progress.show});
  } finally {
    progress.end();
  }
}

/**
 * The metadata with the answers given at a prompt; undefined when needed facts are missing and there is no prompt.
 *
 * @param {Reading[]} readings
 * @param {Metadata} metadata
 * @param {(answers: Partial<Metadata>) => void} keep called with all answers after each
 * @param {Options} options
 * @param {Context} context
 */
async function complete(readings, metadata, keep, options, context) {
  const missing = missingFacts(readings, metadata);
  const {stdin, stderr} = context;
  const canAsk = stderr.isTTY && !options.yes && !options.json;
  if (stdin?.isTTY && canAsk && missing.needed.length + missing.wanted.length > 0) {
    const prompt = createInterface({
      input: stdin,
      output: /** @type {NodeJS.WritableStream} */ (stderr),
    });
    try {
      /** @param {Refusal} refusal */
      const complain = (refusal) => context.complain(refusalLine(refusal, context));
      return await ask(readings, metadata, prompt, {say: context.say, complain, keep});
    } finally {
      prompt.close();
    }
  }
  if (missing.needed.length === 0) return metadata;
  const refusals = missing.needed.map((name) => new Refusal('fact-missing', {value: `--${name}`}));
  printProblems(refusals, options, context);
  return undefined;
}

/**
 * @param {Run} run
 * @param {{unknown: string[], durations: number[]}} notes
 * @param {Options} options
 * @param {Context} context
 * @returns {boolean} whether it was written
 */
function write(run, notes, options, context) {
  const text = textOf(run, JSON.parse(readFileSync(SCHEMA, 'utf8')));
  const {problems, verdicts} = resultCheck()(text, {fileName: `${run.id}.json`});
  if (problems.length > 0) {
    printProblems(problems.map(withoutPlace), options, context);
    return false;
  }
  const folder = resolve(context.cwd, options.out ?? RESULTS_FOLDER);
  const path = join(folder, `${run.id}.json`);
  put(path, text, options);
  const written = {run, verdicts, ...notes, path: pathFrom(context.cwd, path)};
  printWritten(written, options, context);
  return true;
}

/**
 * @param {string} path
 * @param {string} text
 * @param {Options} options
 * @throws {Refusal} target-exists, target-full, target-read-only, target-unwritable
 */
function put(path, text, {replace}) {
  if (!replace && existsSync(path)) throw new Refusal('target-exists', {value: path});
  try {
    writeWhole(path, text);
  } catch (error) {
    throw error instanceof WriteError ? refusalOf(error) : error;
  }
}

/** @param {WriteError} error */
function refusalOf({reason, file, system}) {
  if (reason === 'full') return new Refusal('target-full', {file, system});
  if (reason === 'read-only') return new Refusal('target-read-only', {file, system});
  return new Refusal('target-unwritable', {file, system});
}

/** Line and column belong to a text that was never shown. @param {import('../../../content/validation/validate.js').Problem} problem */
const withoutPlace = ({line: _line, column: _column, ...problem}) => problem;
