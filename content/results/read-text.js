// @ts-check
import {open, stat} from 'node:fs/promises';

/** The largest result file of this site is far below it; anything beyond is refused before it is read. */
export const LARGEST_BYTES = 64 * 1024 * 1024;

/** @type {Record<string, string>} */
const SYSTEM_CODES = {
  ENOENT: 'file-missing',
  ENOTDIR: 'file-missing',
  EACCES: 'file-unreadable',
  EPERM: 'file-unreadable',
  EISDIR: 'file-is-folder',
  ELOOP: 'file-missing',
};

/**
 * The text of a file, or why it can't be read.
 *
 * @param {string} path
 * @param {{largestBytes?: number}} [limits]
 * @returns {Promise<{text: string, problem?: undefined} | {text?: undefined, problem: Refusal}>}
 *
 * @typedef {{code: string, value?: unknown, params: Record<string, unknown>}} Refusal
 */
export async function readText(path, {largestBytes = LARGEST_BYTES} = {}) {
  try {
    const refusal = refuse(await stat(path), largestBytes);
    return refusal ? {problem: refusal} : decode(await readAtMost(path, largestBytes));
  } catch (error) {
    const {code = '', message} = /** @type {NodeJS.ErrnoException} */ (error);
    return {
      problem: {code: SYSTEM_CODES[code] ?? 'file-read-failed', params: {system: code || message}},
    };
  }
}

/** @param {import('node:fs').Stats} info @param {number} largestBytes @returns {Refusal | undefined} */
function refuse(info, largestBytes) {
  if (info.isDirectory()) return {code: 'file-is-folder', params: {}};
  if (!info.isFile()) return {code: 'file-not-regular', params: {}};
  if (info.size === 0) return {code: 'json-empty', params: {}};
  if (info.size > largestBytes) {
    return {code: 'file-too-large', value: info.size, params: {largestBytes}};
  }
  return undefined;
}

/**
 * A file that grows while it is read is cut at the limit, and then is no JSON.
 *
 * @param {string} path
 * @param {number} largestBytes
 */
async function readAtMost(path, largestBytes) {
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

/** @param {Buffer<ArrayBuffer>} bytes */
function decode(bytes) {
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

/** The lenient decoder puts U+FFFD where the strict one gave up. @param {Buffer<ArrayBuffer>} bytes */
function placeOfBadByte(bytes) {
  const before = new TextDecoder('utf-8').decode(bytes).split('\uFFFD')[0];
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}
