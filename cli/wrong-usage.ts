/** A command line that can't be followed; the message table has its sentence. */
export class WrongUsage extends Error {
  key: string;
  params: object;

  /** @param key key of the sentence */
  constructor(key: string, params: object = {}) {
    super(key);
    this.name = 'WrongUsage';
    this.key = key;
    this.params = params;
  }
}
