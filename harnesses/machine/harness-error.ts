/** Something a person has to put right: where it is, what was seen, what to do. */
export class HarnessError extends Error {
  constructor(where: string, seen: string, remedy: string) {
    super(`${where}: ${seen}\n  What to do: ${remedy}`);
    this.name = 'HarnessError';
  }
}
