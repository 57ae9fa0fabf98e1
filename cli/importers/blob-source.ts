import {refuseForeignContent} from './foreign-content.ts';
import {Refusal} from './refusal.ts';
import type {Source} from './source.ts';

/** Larger than any summary: beyond are single requests, which take the sample engine. */
const LARGEST_BYTES = 8 * 1024 * 1024;
const HEAD_CHARACTERS = 4096;

/**
 * A file that a reader of a page has chosen, as importers read files on disk.
 *
 * @throws {Refusal} when it is empty, too large, binary, a web page, or in another encoding than UTF-8
 */
export async function blobSource(blob: Blob, name: string): Promise<Source> {
  if (blob.size === 0) throw new Refusal('file-empty', {value: name});
  if (blob.size > LARGEST_BYTES) throw new Refusal('samples', {value: name});
  const bytes = await blob.arrayBuffer();
  const text = decoded(bytes);
  const head = text.slice(0, HEAD_CHARACTERS);
  refuseForeignContent(head);
  return {
    ...{name, bytes: blob.size, head},
    text: async () => text,
    sha256: () => sha256Of(bytes),
    samples: () => Promise.reject(new Refusal('samples', {value: name})),
  };
}

function decoded(bytes: ArrayBuffer) {
  const [first, second] = new Uint8Array(bytes);
  const isGzip = first === 0x1f && second === 0x8b;
  if (isGzip) throw new Refusal('samples');
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) throw new Refusal('encoding-utf16', {place: 'byte 0'});
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new Refusal('encoding-not-utf8', {place: 'byte 0 or after'});
  }
}

/** Browsers hash in pages that came by HTTPS or from the machine itself. */
async function sha256Of(bytes: ArrayBuffer) {
  if (!globalThis.crypto?.subtle) throw new Refusal('page-insecure');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
