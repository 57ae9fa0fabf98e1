/**
 * @returns as the build wrote it: who asks says what it is
 * @throws {Error} when it can't be had
 */
export async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(`${address} answered ${answer.status}; what is to be drawn is missing.`);
  return answer.json();
}
