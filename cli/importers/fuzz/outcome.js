// @ts-check
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {resultCheck} from '../../../content/results/check-files.js';
import {assemble} from '../assemble.js';
import {mergeMetadata, emptyMetadata} from '../assemble/metadata.js';
import {Refusal} from '../refusal.js';
import {openSource} from '../source.js';
import {importerOf, readWith} from '../tools.js';
import {arithmeticOf, contradictions} from './oracle.js';

const IMPORTERS = fileURLToPath(new URL('..', import.meta.url));

const METADATA = mergeMetadata(emptyMetadata(), {
  id: 'study/run',
  evidence: 'own',
  measurement: {system: 'x', scenario: 'x'},
  systems: {x: {runtime: 'swoole'}},
});

/** Recorded outputs that a tool's importer reads, each with the context that it needs. @param {string} tool */
export function goodFixtures(tool) {
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
 * @param {string} tool
 * @param {string} path File to write the bytes to.
 * @param {Buffer} bytes
 * @param {import('../session/read-files.js').Asked} context
 * @returns {Promise<'refused' | 'problems' | 'result'>}
 */
export async function outcomeOf(tool, path, bytes, context) {
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
