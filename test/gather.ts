/**
 * What a generator of published files gives, at once.
 *
 * @returns contents by address
 */
export async function gather(
  files: AsyncIterable<[address: string, content: string]>,
): Promise<Record<string, string>> {
  const all = {};
  for await (const [address, content] of files) all[address] = content;
  return all;
}
