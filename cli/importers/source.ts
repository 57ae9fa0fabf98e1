import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {open, stat} from 'node:fs/promises';
import {basename} from 'node:path';
import {createGunzip} from 'node:zlib';
import {refuseForeignContent} from './foreign-content.ts';
import {Refusal} from './refusal.ts';
import type {Query} from './samples/sql.ts';

/**
 * Largest file that is read into memory as one text, in bytes: every summary that a load tool writes is far below it.
 * Files of raw samples are never read this way; the sample engine streams them.
 */
export const TEXT_LIMIT_BYTES = 64 * 1024 * 1024;

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);
const HEAD_BYTES = 4096;
const HASH_CHUNK_BYTES = 1024 * 1024;

/** What the operating system answers, in the words of the message table. */
const SYSTEM_REFUSALS: Record<string, string> = {
  ENOENT: 'file-missing',
  EACCES: 'file-unreadable',
  EPERM: 'file-unreadable',
  EISDIR: 'file-is-folder',
};

/** what an importer reads: nothing of it says where the file is */
export type Source = {
  name: string;
  bytes: number;
  head: string;
  text: () => Promise<string>;
  sha256: () => Promise<string>;
  /** asks the sample engine, which reads a file of any size; `file` is its name in the query */
  samples: <T>(
    kind: 'ndjson' | 'csv',
    use: (query: Query, file: string) => Promise<T>,
  ) => Promise<T>;
};

/**
 * One input file of an importer, opened but not yet read.
 *
 * @throws {Refusal} when the file is missing, a folder, unreadable, empty, binary or a web page.
 */
export async function openSource(
  path: string,
  {textLimitBytes = TEXT_LIMIT_BYTES}: {textLimitBytes?: number} = {},
): Promise<Source> {
  const start = await readStart(path);
  const gzip = start.bytes.subarray(0, 2).equals(GZIP_MAGIC);
  const head = (gzip ? await gunzippedHead(path) : start.bytes.toString('utf8')).replace(
    /^\uFEFF/,
    '',
  );
  refuseForeignContent(head);
  return {
    name: basename(path),
    bytes: start.size,
    head,
    text: () => readText(path, gzip, textLimitBytes),
    sha256: () => hashFile(path),
    async samples(kind, use) {
      const {withSamples} = await import('./samples/engine.ts');
      return withSamples({path, gzip}, kind, use);
    },
  };
}

async function readStart(path: string) {
  try {
    const info = await stat(path);
    if (info.isDirectory()) throw new Refusal('file-is-folder', {value: path});
    if (!info.isFile()) throw new Refusal('file-not-regular', {value: path});
    if (info.size === 0) throw new Refusal('file-empty', {value: path});
    const handle = await open(path);
    try {
      const bytes = Buffer.alloc(Math.min(HEAD_BYTES, info.size));
      await handle.read(bytes, 0, bytes.length, 0);
      return {size: info.size, bytes};
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw asRefusal(error, path);
  }
}

function asRefusal(error: unknown, path: string) {
  if (error instanceof Refusal) return error;
  const {code = '', message} = error as NodeJS.ErrnoException;
  if (SYSTEM_REFUSALS[code]) return new Refusal(SYSTEM_REFUSALS[code], {value: path});
  if (code.startsWith('Z_')) return new Refusal('gzip-broken', {value: code});
  return new Refusal('file-read-failed', {value: path, system: code || message});
}

async function gunzippedHead(path: string) {
  const stream = createReadStream(path).pipe(createGunzip());
  try {
    for await (const chunk of stream) return chunk.subarray(0, HEAD_BYTES).toString('utf8');
    throw new Refusal('file-empty', {value: path});
  } catch (error) {
    throw asRefusal(error, path);
  }
}

async function readText(path: string, gzip: boolean, limitBytes: number) {
  const file = createReadStream(path);
  const stream = gzip ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => stream.destroy(error));
  const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: false});
  let bytes = 0;
  let text = '';
  try {
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > limitBytes) throw new Refusal('file-too-large', {value: bytes, limitBytes});
      text += decode(decoder, chunk, bytes - chunk.length);
    }
    return text + decode(decoder, undefined, bytes);
  } catch (error) {
    throw asRefusal(error, path);
  } finally {
    file.destroy();
  }
}

function decode(decoder: TextDecoder, chunk: undefined, offset: number) {
  try {
    return chunk ? decoder.decode(chunk, {stream: true}) : decoder.decode();
  } catch {
    throw new Refusal('encoding-not-utf8', {place: `byte ${offset} or after`});
  }
}

/** One buffer for the whole file: at a gigabyte, making a new one for each piece is a good part of the time. */
async function hashFile(path: string) {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(HASH_CHUNK_BYTES);
  const file = await open(path);
  try {
    for (;;) {
      const {bytesRead} = await file.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
