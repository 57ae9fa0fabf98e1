// @ts-check

/** Something a person has to put right: where it is, what was seen, what to do. */
export class HarnessError extends Error {
  /**
   * @param {string} where
   * @param {string} seen
   * @param {string} remedy
   */
  constructor(where, seen, remedy) {
    super(`${where}: ${seen}\n  What to do: ${remedy}`);
    this.name = 'HarnessError';
  }
}
