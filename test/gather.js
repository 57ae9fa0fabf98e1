/**
 * What a generator of published files gives, at once.
 *
 * @param {AsyncIterable<[address: string, content: string]>} files
 * @returns {Promise<Record<string, string>>} contents by address
 */
export async function gather(files) {
  const all = {};
  for await (const [address, content] of files) all[address] = content;
  return all;
}
