// @ts-check
const NAMES = ['formulas', 'record', 'numbers'];

/**
 * Keeps the tables in step with the picture. Those that are closed are emptied, because they would tell of another
 * state, and drawn once a reader opens them; the code that draws them comes with the first.
 */
export class OpenTables {
  #root;
  #put;
  #htmlOf;

  /**
   * @param {HTMLElement} root
   * @param {(name: string, html: string) => void} put
   * @param {(tables: typeof import('./late.js')) => Record<string, string>} htmlOf of the state that is drawn
   */
  constructor(root, put, htmlOf) {
    this.#root = root;
    this.#put = put;
    this.#htmlOf = htmlOf;
    // It doesn't bubble.
    root.addEventListener('toggle', () => this.draw(), true);
  }

  empty() {
    for (const name of NAMES) if (!this.#isOpen(name)) this.#put(name, '');
  }

  async draw() {
    if (!NAMES.some((name) => this.#isOpen(name))) return;
    try {
      const html = this.#htmlOf(await import('./late.js'));
      for (const name of NAMES) if (this.#isOpen(name)) this.#put(name, html[name]);
    } catch (error) {
      console.error(error);
    }
  }

  /** @param {string} name */
  #isOpen(name) {
    return this.#root.querySelector(`[data-part="${name}"]`)?.closest('details')?.open ?? false;
  }
}
