/**
 * What the build wrote at an address; who asks says what that is.
 *
 * @throws {Error} when it can't be had
 */
export async function fetchJson<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(`${address} answered ${answer.status}; what is to be drawn is missing.`);
  return answer.json();
}
