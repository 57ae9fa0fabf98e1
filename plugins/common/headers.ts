/** Below them each file is named by its content. */
export const NAMED_BY_CONTENT = ['assets', 'component', 'fonts'];

/** What others may frame; all else only this site. */
export const FRAMED = 'embed';

/** What a host is to say of every file. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // Browsers heed it over HTTPS alone.
  'Strict-Transport-Security': 'max-age=31536000',
  // Figures are drawn in other people's pages.
  'Access-Control-Allow-Origin': '*',
};

/** The part of a page's policy that the page itself can't say: see policyOf. */
export const NOT_FRAMED = {'Content-Security-Policy': "frame-ancestors 'self'"} as const;

export const LIFETIMES = {
  kept: {'Cache-Control': 'public, max-age=31536000, immutable'},
  asked: {'Cache-Control': 'no-cache'},
} as const;

/**
 * The headers of a file. All writers of hosts' configurations are held to this.
 *
 * @param address below the site's root, without a slash before it
 */
export function headersOf(address: string): Record<string, string> {
  const [folder] = address.split('/');
  return {
    ...EVERYWHERE,
    ...(folder === FRAMED ? {} : NOT_FRAMED),
    ...(NAMED_BY_CONTENT.includes(folder) ? LIFETIMES.kept : LIFETIMES.asked),
  };
}
