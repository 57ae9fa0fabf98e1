import {open, stat} from 'node:fs/promises';
import type {Stats} from 'node:fs';
import {messageOf, systemCodeOf} from '../../lib/errors.ts';

/** The largest result file of this site is far below it; anything beyond is refused before it is read. */
const LARGEST_BYTES = 64 * 1024 * 1024;

const SYSTEM_CODES: Record<string, string> = {
  ENOENT: 'file-missing',
  ENOTDIR: 'file-missing',
  EACCES: 'file-unreadable',
  EPERM: 'file-unreadable',
  EISDIR: 'file-is-folder',
  ELOOP: 'file-missing',
};

type Refusal = {code: string; value?: unknown; params: Record<string, unknown>};

/** The text of a file, or why it can't be read. */
export async function readText(
  path: string,
  {largestBytes = LARGEST_BYTES}: {largestBytes?: number} = {},
): Promise<{text: string; problem?: undefined} | {text?: undefined; problem: Refusal}> {
  try {
    const refusal = refuse(await stat(path), largestBytes);
    return refusal ? {problem: refusal} : decode(await readAtMost(path, largestBytes));
  } catch (error) {
    const system = systemCodeOf(error);
    const code = SYSTEM_CODES[system] ?? 'file-read-failed';
    return {problem: {code, params: {system: system || messageOf(error)}}};
  }
}

function refuse(info: Stats, largestBytes: number): Refusal | undefined {
  if (info.isDirectory()) return {code: 'file-is-folder', params: {}};
  if (!info.isFile()) return {code: 'file-not-regular', params: {}};
  if (info.size === 0) return {code: 'json-empty', params: {}};
  if (info.size > largestBytes) {
    return {code: 'file-too-large', value: info.size, params: {largestBytes}};
  }
  return undefined;
}

/** A file that grows while it is read is cut at the limit, and then is no JSON. */
async function readAtMost(path: string, largestBytes: number) {
  const handle = await open(path);
  try {
    const {size} = await handle.stat();
    const bytes = Buffer.alloc(Math.min(size, largestBytes));
    const {bytesRead} = await handle.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function decode(bytes: Buffer<ArrayBuffer>) {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return {problem: {code: 'encoding-utf16', params: {}}};
  }
  const zero = bytes.indexOf(0);
  if (zero >= 0) return {problem: {code: 'binary-file', value: zero, params: {}}};
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return {text};
  } catch {
    return {problem: {code: 'encoding-not-utf8', ...placeOfBadByte(bytes), params: {}}};
  }
}

/** The lenient decoder puts U+FFFD where the strict one gave up. */
function placeOfBadByte(bytes: Buffer<ArrayBuffer>) {
  const before = new TextDecoder('utf-8').decode(bytes).split('\uFFFD')[0];
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}
