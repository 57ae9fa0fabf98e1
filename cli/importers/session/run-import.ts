import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createInterface} from 'node:readline/promises';
import {resultCheck} from '../../../content/results/check-files.ts';
import {RESULTS_FOLDER} from '../../../content/results/read-results.ts';
import {WriteError} from '../../../content/write-error.ts';
import {writeWhole} from '../../../content/write-whole.ts';
import {assemble} from '../assemble.ts';
import {unknownDurations} from '../assemble/checks.ts';
import {emptyMetadata, mergeMetadata, readAbout} from '../assemble/metadata.ts';
import {Refusal} from '../refusal.ts';
import {openSource} from '../source.ts';
import {interruptible} from './interruption.ts';
import {pathFrom, readFiles} from './read-files.ts';
import {progressOn} from './progress.ts';
import {keepDraft} from './draft.ts';
import {ask} from './prompt.ts';
import {commandLine} from './command-line.ts';
import {missingFacts} from './questions.ts';
import {printProblems, printWritten, refusalLine} from './report.ts';
import {textOf} from './text-of.ts';
import {metadataFromFlags} from './metadata-from-flags.ts';
import type {Problem} from '../../../content/validation/validate.ts';
import type {Context} from '../../main.ts';
import type {Metadata, Reading, Run} from '../types.ts';

const SCHEMA = new URL('../../../static/data/schema/result.v1.schema.json', import.meta.url);

/** as the argument parser, a library, gives them */
export type Options = Record<string, any>;

/** Turns output files of a tool into a result file, or lists everything that prevents it. */
export async function runImport(tool: string, paths: string[], options: Options, context: Context) {
  const session: Session = {written: false};
  try {
    await interruptible(() => importFiles(tool, paths, options, context, session));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    printProblems([error], options, context);
  } finally {
    if (session.draft && !session.written) keepDraft(session.draft, context);
  }
}

export interface Session {
  written: boolean;
  /** the about file and the answers, once there is an answer */
  draft?: Metadata;
}

async function importFiles(
  tool: string,
  paths: string[],
  options: Options,
  context: Context,
  session: Session,
) {
  warnOfFileAsFolder(options, context);
  const about = await metadataFromFile(options, context);
  const flags = mergeMetadata(about, metadataFromFlags(options, about));
  const {files, refusals} = await readAll(tool, paths, options, context);
  if (refusals.length > 0) {
    printProblems(refusals, options, context);
    return;
  }
  const readings = files.flatMap((file) => file.readings);
  const keep = (answers: Partial<Metadata>) => {
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

/** `--out` is a folder, below which the result gets the name of its id. */
function warnOfFileAsFolder({out}: Options, {complain, say}: Context) {
  if (out?.endsWith('.json')) complain(say('import.out-is-folder', {out}));
}

async function metadataFromFile({about}: Options, {cwd}: Context) {
  if (about === undefined) return emptyMetadata();
  try {
    return readAbout(await (await openSource(resolve(cwd, about))).text());
  } catch (error) {
    if (error instanceof Refusal) error.params.file = about;
    throw error;
  }
}

async function readAll(tool: string, paths: string[], options: Options, context: Context) {
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
 * @param keep called with all answers after each
 */
async function complete(
  readings: Reading[],
  metadata: Metadata,
  keep: (answers: Partial<Metadata>) => void,
  options: Options,
  context: Context,
) {
  const missing = missingFacts(readings, metadata);
  const {stdin, stderr} = context;
  const canAsk = stderr.isTTY && !options.yes && !options.json;
  if (stdin?.isTTY && canAsk && missing.needed.length + missing.wanted.length > 0) {
    const prompt = createInterface({
      input: stdin,
      output: stderr as NodeJS.WritableStream,
    });
    try {
      const complain = (refusal: Refusal) => context.complain(refusalLine(refusal, context));
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

/** @returns whether it was written */
function write(
  run: Run,
  notes: {unknown: string[]; durations: number[]},
  options: Options,
  context: Context,
): boolean {
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

/** @throws {Refusal} target-exists, target-full, target-read-only, target-unwritable */
function put(path: string, text: string, {replace}: Options) {
  if (!replace && existsSync(path)) throw new Refusal('target-exists', {value: path});
  try {
    writeWhole(path, text);
  } catch (error) {
    throw error instanceof WriteError ? refusalOf(error) : error;
  }
}

function refusalOf({reason, file, system}: WriteError) {
  if (reason === 'full') return new Refusal('target-full', {file, system});
  if (reason === 'read-only') return new Refusal('target-read-only', {file, system});
  return new Refusal('target-unwritable', {file, system});
}

/** Line and column belong to a text that was never shown. */
const withoutPlace = ({line: _line, column: _column, ...problem}: Problem) => problem;
