import {blobSource} from '../../../../cli/importers/blob-source.ts';
import {assemble} from '../../../../cli/importers/assemble.ts';
import {copies} from '../../../../cli/importers/assemble/copies.ts';
import {Refusal} from '../../../../cli/importers/refusal.ts';
import {commandLine} from '../../../../cli/importers/session/command-line.ts';
import {questionsFor} from '../../../../cli/importers/session/questions.ts';
import {textOf} from '../../../../cli/importers/session/text-of.ts';
import {finished} from '../../../../cli/importers/sound.ts';
import {READERS} from '../../readers.ts';
import type {Allowed} from '../../../../cli/importers/assemble/checks.ts';
import type {ImportedFile, Relation} from '../../../../cli/importers/assemble.ts';
import type {Check} from '../../../../content/validation/validate.ts';

export interface Given {
  /** by the names of facts */
  answers: Readonly<Record<string, string>>;
  allowed: Allowed;
  relation?: Relation;
}

/**
 * Reads what a tool printed, each file by itself, by the importer of the command line.
 *
 * @param tool one of READERS
 * @returns what is refused of all of them, each with the name of its file
 */
export async function readOutputs(
  tool: string,
  chosen: readonly File[],
): Promise<{files: ImportedFile[]; refusals: Refusal[]}> {
  const {default: reader} = await READERS[tool]();
  const files: ImportedFile[] = [];
  const refusals: Refusal[] = [];
  for (const [index, file] of chosen.entries()) {
    const name = distinctName(chosen, index);
    try {
      const source = await blobSource(file, name);
      const [said, sha256] = await Promise.all([reader.read(source, {}), source.sha256()]);
      files.push({name, sha256, bytes: source.bytes, readings: finished(said)});
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      error.params.file = name;
      refusals.push(error);
    }
  }
  return {files, refusals: [...refusals, ...copies(files)]};
}

/** Files of two folders may have one name; a page is told no folders. */
function distinctName(files: readonly File[], index: number) {
  const {name} = files[index];
  const before = files.slice(0, index).filter((each) => each.name === name).length;
  return before === 0 ? name : `${before + 1}-${name}`;
}

/**
 * The result file that the command line would write of the same files and facts.
 *
 * @param shape the schema, in whose order members stand
 * @returns its text and what the check says of it, or why there is none
 */
export function resultOf(
  tool: string,
  files: readonly ImportedFile[],
  {answers, allowed, relation}: Given,
  {shape, check}: {shape: object; check: Check},
): {id: string; text: string; checked: ReturnType<Check>} | {refusal: Refusal} {
  const readings = files.flatMap((file) => file.readings);
  const {questions, metadata} = questionsFor(readings, answers);
  const stated = questions.flatMap(({name}) => (answers[name]?.trim() ? [name] : []));
  const facts = Object.fromEntries(stated.map((name) => [name, answers[name].trim()]));
  const command = commandLine(tool, [...files], {as: relation, ...facts, ...allowed});
  try {
    const run = assemble({tool, files: [...files], metadata, relation, command, allowed});
    const text = textOf(run, shape);
    return {id: run.id, text, checked: check(text, {fileName: `${run.id}.json`})};
  } catch (error) {
    if (error instanceof Refusal) return {refusal: error};
    throw error;
  }
}
