/** The text of a chosen file, or the code of what stands in the way of reading it. */
export async function textOf(
  file: Blob,
): Promise<{text: string} | {code: 'json-empty' | 'encoding-utf16' | 'encoding-not-utf8'}> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) return {code: 'json-empty'};
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return {code: 'encoding-utf16'};
  }
  try {
    return {text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)};
  } catch {
    return {code: 'encoding-not-utf8'};
  }
}
