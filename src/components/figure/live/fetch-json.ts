/**
 * What the build wrote at an address.
 *
 * @throws {Error} when it can't be had, with the `status` that the server answered
 */
export async function fetched(address: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(address, options);
  if (answer.ok) return answer;
  const {status} = answer;
  const said = `${address} answered ${status}; what is to be drawn is missing.`;
  throw Object.assign(new Error(said), {status});
}

/** The same as data; who asks says what that is. */
export const fetchJson = async <Content>(
  address: string,
  options?: RequestInit,
): Promise<Content> => (await fetched(address, options)).json();

/** Whether an error says that there is no such file; offline is something else. */
export const isMissing = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 404;
