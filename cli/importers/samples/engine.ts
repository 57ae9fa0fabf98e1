import {rm, symlink} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {DuckDBInstance} from '@duckdb/node-api';
import {WriteError} from '../../../content/write-error.ts';
import {Refusal} from '../refusal.ts';
import {forgetFolder, temporaryFolder} from '../session/interruption.ts';
import type {Query} from './sql.ts';

/**
 * Memory that the engine may use before it spills to disk. Node, the parser's buffers and this together stay below
 * the 1 GiB that five million samples are allowed (`npm run bench:import` measures it).
 */
const MEMORY_LIMIT = '600MB';

/**
 * Opens the sample engine on one file for the duration of a callback. Extensions are neither fetched nor loaded, and
 * the file is reached through a link of a safe name, because the engine reads `*`, `?` and `[` in a path as a pattern.
 *
 * @throws {Refusal} sample-unreadable, with the line, for whatever the engine cannot read.
 * @throws {WriteError} if the temporary folder has no room.
 */
export async function withSamples<T>(
  source: {path: string; gzip: boolean},
  kind: 'ndjson' | 'csv',
  use: (query: Query, file: string) => Promise<T>,
): Promise<T> {
  const folder = temporaryFolder('samples-');
  const file = join(folder, `samples.${kind}${source.gzip ? '.gz' : ''}`);
  let instance;
  try {
    await symlink(resolve(source.path), file);
    instance = await DuckDBInstance.create(':memory:', {
      memory_limit: MEMORY_LIMIT,
      temp_directory: folder,
      preserve_insertion_order: 'false',
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
    });
    const connection = await instance.connect();
    const query = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJS();
    return await use(query, quote(file));
  } catch (error) {
    const failure = error as Error;
    if (DISK_FULL.test(failure.message))
      throw new WriteError(folder, Object.assign(failure, {code: 'ENOSPC'}));
    throw INPUT_ERROR.test(failure.message) ? engineRefusal(failure) : error;
  } finally {
    instance?.closeSync?.();
    await rm(folder, {recursive: true, force: true});
    forgetFolder(folder);
  }
}

/** What the engine says when it finds no room for what its memory can't hold. */
const DISK_FULL = /no space left on device/i;

/** What the engine says when the file is at fault; anything else is our own mistake and must not look like the file's. */
const INPUT_ERROR = /^(Invalid Input|Conversion|IO|Out of Range) Error/;

const quote = (path: string) => `'${path.replaceAll("'", "''")}'`;

function engineRefusal({message: whole}: Error) {
  const message = whole.split('\n')[0];
  const line = /\bline:? (\d+)/i.exec(whole)?.[1];
  return new Refusal('sample-unreadable', {
    place: line ? `line ${line}` : '',
    value: message.replaceAll(/"?\/[^\s"]*samples\.[a-z.]+"?/g, 'the file'),
  });
}
