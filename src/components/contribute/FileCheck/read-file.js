// @ts-check
/** The largest result file of the site is far below it; beyond, a browser would only stand still. */
export const LARGEST_BYTES = 32 * 1024 * 1024;

/**
 * The text of a chosen file, or what stands in the way of reading it.
 *
 * @param {File} file
 * @returns {Promise<{text: string} | {problem: import('../../../../content/validation/validate.js').Problem}>}
 */
export async function textOf(file) {
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
