/**
 * Where the built site will be published: origin and path, read from the environment so that the same
 * checkout publishes at a domain's root and under a sub-path.
 *
 * @param env SITE_URL is an origin, BASE_URL a path.
 * @returns `baseUrl` begins and ends with a slash.
 * @throws {Error} When SITE_URL isn't an origin or BASE_URL isn't a path; both are reported.
 */
export function siteAddress(env: Record<string, string | undefined>): {
  url: string;
  baseUrl: string;
} {
  const url = env.SITE_URL || 'https://blocking-coefficient.example';
  const path = env.BASE_URL || '/';
  const problems = [originProblem(url), pathProblem(path)].filter(Boolean);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {url, baseUrl: `/${path}/`.replace(/\/+/g, '/')};
}

/**
 * The address that pictures print as the site's. It is the site's own, unless PICTURES_ADDRESS says another: a preview
 * under a sub-path then shows the pictures of the published site, and draws none of them anew.
 *
 * @param own whole address of the site's root
 * @returns ends with a slash
 * @throws {Error} when PICTURES_ADDRESS is no whole address
 */
export function picturesAddress(
  {PICTURES_ADDRESS: other}: Record<string, string | undefined>,
  own: string,
): string {
  if (!other) return own;
  if (/^https?:\/\/[^/\s]+(?:\/[\w\-./~]*)?$/u.test(other)) return `${other.replace(/\/+$/u, '')}/`;
  throw new Error(
    `PICTURES_ADDRESS is "${other}": give the whole address of a site, such as https://example.org/bench/`,
  );
}

function originProblem(url: string) {
  if (/^https?:\/\/[^/]+$/.test(url)) return '';
  return `SITE_URL is "${url}": give an origin without a path, such as https://example.org`;
}

function pathProblem(path: string) {
  if (/^[\w\-./~]*$/.test(path)) return '';
  return `BASE_URL is "${path}": give a path only, such as /blocking-coefficient/`;
}
