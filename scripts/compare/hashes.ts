/** Folders whose files carry a hash of their contents, before the ending. */
const HASHED =
  /((?:assets\/[\w./~-]*?|fonts\/[\w-]+|css\/[\w-]+|embed\/benchmark-figure))\.(?:[0-9a-f]{8}|[0-9A-Z]{8})\.(js|css|woff2)\b/gu;
const DIGEST = /\bsha(256|384|512)-[A-Za-z0-9+/]+={0,2}/gu;

/** A text in which hashes of assets, which change with every line of code, are one word. */
export const withoutHashes = (text: string): string =>
  text.replace(HASHED, '$1.$2').replace(DIGEST, 'sha$1-…');
