// @ts-check
/**
 * Keeps tables in step with the picture. Those that are closed are emptied, because they would tell of another state, and
 * drawn once a reader opens them; the code that draws them comes with the first.
 */
export class OpenTables {
  #root;
  #names;
  #put;
  #load;

  /**
   * @param {HTMLElement} root
   * @param {readonly string[]} names of parts within a `details` each
   * @param {(name: string, html: string) => void} put
   * @param {() => Promise<Record<string, string>>} load HTML by name, of the state that is drawn
   */
  constructor(root, names, put, load) {
    this.#root = root;
    this.#names = names;
    this.#put = put;
    this.#load = load;
    // It doesn't bubble.
    root.addEventListener('toggle', () => this.draw(), true);
  }

  empty() {
    for (const name of this.#names) if (!this.#isOpen(name)) this.#put(name, '');
  }

  async draw() {
    if (!this.#names.some((name) => this.#isOpen(name))) return;
    try {
      const html = await this.#load();
      for (const name of this.#names) if (this.#isOpen(name)) this.#put(name, html[name]);
    } catch (error) {
      console.error(error);
    }
  }

  /** @param {string} name */
  #isOpen(name) {
    return this.#root.querySelector(`[data-part="${name}"]`)?.closest('details')?.open ?? false;
  }
}
