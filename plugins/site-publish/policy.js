// @ts-check
import {createHash} from 'node:crypto';

const INLINE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

const FETCHED = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
];

/**
 * The content security policy of one page: only what the site itself serves, and of inline
 * scripts and styles only those in this page, by hash.
 * @param {string} html
 * @param {readonly string[]} [fetched] what else than scripts and styles the page fetches; the rest is forbidden
 * @returns {string} The policy. `frame-ancestors` isn't in it: a meta element may not set it.
 */
export function policyOf(html, fetched = FETCHED) {
  const inline = [...html.matchAll(INLINE)].filter(
    ([, , attributes]) => !isDataOrLinked(attributes),
  );
  const hashes = (/** @type {string} */ tag) =>
    inline
      .filter((match) => match[1] === tag && match[3] !== '')
      .map((match) => ` '${hashOf(match[3])}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${unique(hashes('script'))}`,
    `style-src 'self'${unique(hashes('style'))}`,
    ...fetched,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** @param {string} attributes */
const isDataOrLinked = (attributes) =>
  /\ssrc=/.test(attributes) || /\stype=["']?application\/(ld\+)?json/.test(attributes);

/** @param {string[]} list */
const unique = (list) => [...new Set(list)].join('');

/** @param {string} text */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
