import type {Problem} from '../../../../content/validation/validate.ts';

/** The largest result file of the site is far below it; beyond, a browser would only stand still. */
export const LARGEST_BYTES = 32 * 1024 * 1024;

/** The text of a chosen file, or what stands in the way of reading it. */
export async function textOf(file: File): Promise<{text: string} | {problem: Problem}> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const place = {line: 1, column: 1, params: {}};
  if (bytes.length === 0) return {problem: {code: 'json-empty', ...place}};
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return {problem: {code: 'encoding-utf16', ...place}};
  }
  try {
    return {text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)};
  } catch {
    return {problem: {code: 'encoding-not-utf8', ...place}};
  }
}
