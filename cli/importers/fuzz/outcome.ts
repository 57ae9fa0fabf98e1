import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {resultCheck} from '../../../content/results/check-files.ts';
import {assemble} from '../assemble.ts';
import {mergeMetadata, emptyMetadata} from '../assemble/metadata.ts';
import {Refusal} from '../refusal.ts';
import {openSource} from '../source.ts';
import {importerOf, readWith} from '../tools.ts';
import {arithmeticOf, contradictions} from './oracle.ts';
import type {Asked} from '../session/read-files.ts';

const IMPORTERS = fileURLToPath(new URL('..', import.meta.url));

const METADATA = mergeMetadata(emptyMetadata(), {
  id: 'study/run',
  evidence: 'own',
  measurement: {system: 'x', scenario: 'x'},
  systems: {x: {runtime: 'swoole'}},
});

/** Recorded outputs that a tool's importer reads, each with the context that it needs. */
export function goodFixtures(tool: string) {
  const folder = join(IMPORTERS, tool, 'fixtures');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.expected.json'))
    .map((name) => {
      const path = join(folder, name.replace(/\.expected\.json$/, ''));
      const {context} = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return {name: path.slice(IMPORTERS.length), path, context, bytes: readFileSync(path)};
    });
}

/**
 * Imports bytes as a tool's output: they are refused, found wanting by the check of results, or become a result that
 * has no problem and agrees with the tool's own arithmetic. Whatever else happens is an error that gets out of here.
 *
 * @param path File to write the bytes to.
 */
export async function outcomeOf(
  tool: string,
  path: string,
  bytes: Buffer,
  context: Asked,
): Promise<'refused' | 'problems' | 'result'> {
  writeFileSync(path, bytes);
  try {
    const readings = await readWith(await importerOf(tool), await openSource(path), context);
    const files = [{name: 'file', sha256: '0'.repeat(64), bytes: 1, readings}];
    const metadata = readings.every(({system}) => system)
      ? {...METADATA, measurement: {}}
      : METADATA;
    const run = assemble({
      tool,
      files,
      metadata,
      command: 'bench import',
      allowed: {allowMixed: true, allowRefused: true, allowFailed: true, allowSlower: true},
    });
    const {problems} = resultCheck()(JSON.stringify(run), {fileName: 'study/run.json'});
    if (problems.length > 0) return 'problems';
    const arithmetic = await arithmeticOf(tool);
    const found = contradictions(run, arithmetic?.stated(bytes.toString('utf8')) ?? {});
    if (found.length > 0) throw new Error(`accepted, and wrong: ${found.join('; ')}`);
    return 'result';
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    throw error;
  }
}
