// @ts-check
/** A command line that can't be followed; the message table has its sentence. */
export class WrongUsage extends Error {
  /**
   * @param {string} key key of the sentence
   * @param {object} [params]
   */
  constructor(key, params = {}) {
    super(key);
    this.name = 'WrongUsage';
    this.key = key;
    this.params = params;
  }
}
