import {createHash} from 'node:crypto';

const INLINE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/** No string becomes HTML or code, but by the one policy of Trusted Types that the page’s own script makes, if it does. */
export const trustedTypes = (html: string): string =>
  `require-trusted-types-for 'script'; trusted-types ${html.includes('createPolicy("default"') ? 'default' : "'none'"}`;

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
 *
 * @param fetched what else than scripts and styles the page fetches; the rest is forbidden
 * @returns The policy. `frame-ancestors` isn't in it: a meta element may not set it.
 */
export function policyOf(html: string, fetched: readonly string[] = FETCHED): string {
  const inline = [...html.matchAll(INLINE)].filter(
    ([, , attributes]) => !isDataOrLinked(attributes),
  );
  const hashes = (tag: string) =>
    inline
      .filter((match) => match[1] === tag && match[3] !== '')
      .map((match) => ` '${hashOf(match[3])}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${unique(hashes('script'))}`,
    `style-src 'self'${unique(hashes('style'))}`,
    ...fetched,
    trustedTypes(html),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const isDataOrLinked = (attributes: string) =>
  /\ssrc=/.test(attributes) || /\stype=["']?application\/(ld\+)?json/.test(attributes);

const unique = (list: string[]) => [...new Set(list)].join('');

/** A script or style as a policy allows it. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
