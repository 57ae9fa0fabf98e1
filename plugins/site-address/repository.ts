/**
 * Address of the repository that the site is built from: REPOSITORY_URL, else what GitHub's runner says of itself.
 *
 * @returns without a slash at the end; an example's address, as that of the site, if nothing says it
 * @throws {Error} when REPOSITORY_URL isn't an address that one can clone from and open in a browser
 */
export function repositoryAddress(env: Record<string, string | undefined>): string {
  const address = env.REPOSITORY_URL || ofRunner(env) || 'https://blocking-coefficient.example/git';
  if (/^https?:\/\/[^/\s]+\/\S+$/.test(address)) return address.replace(/\/+$/, '');
  throw new Error(
    `REPOSITORY_URL is "${address}": give an address that opens in a browser, such as https://example.org/owner/name`,
  );
}

const ofRunner = ({
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: name,
}: Record<string, string | undefined>) => (server && name ? `${server}/${name}` : '');
