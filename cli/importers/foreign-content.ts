import {Refusal} from './refusal.ts';

/**
 * Refuses what no load tool writes.
 *
 * @param head the beginning of a file
 * @throws {Refusal} html-page, encoding-utf16, binary-file
 */
export function refuseForeignContent(head: string) {
  if (/^\s*<(!doctype|html|\?xml|head|body)/i.test(head)) {
    throw new Refusal('html-page', {place: '1:1', value: head.slice(0, 40)});
  }
  if (head.startsWith('\u0000') || /\u0000/.test(head)) {
    const at = head.indexOf('\u0000');
    throw new Refusal(looksLikeUtf16(head) ? 'encoding-utf16' : 'binary-file', {
      place: `byte ${at}`,
    });
  }
}

/** UTF-16 text shows as every second byte zero, where a file of nothing but zeros is no text at all. */
function looksLikeUtf16(head: string) {
  const start = [...head.slice(0, 200)];
  const zeros = start.filter((character) => character === '\u0000').length / start.length;
  return zeros > 1 / 3 && zeros < 2 / 3;
}
