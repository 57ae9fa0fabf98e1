/** The code for paper is fetched once the reader has been at rest for so long. */
const LOAD_MS = 3000;

/**
 * Keeps tables in step with the picture. Those that are closed are emptied, because they would tell of another state, and
 * drawn once a reader opens them; the code that draws them comes with the first.
 */
export class OpenTables {
  #root;
  #names;
  #put;
  #load;
  /** Draws what is closed too, once the code is here: paper shows all. */
  #drawAll = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param names of parts within a `details` each
   * @param load what gives HTML by name, of the state that is drawn
   */
  constructor(
    root: HTMLElement,
    names: readonly string[],
    put: (name: string, html: string) => void,
    load: () => Promise<() => Record<string, string>>,
  ) {
    this.#root = root;
    this.#names = names;
    this.#put = put;
    this.#load = load;
    // It doesn't bubble.
    root.addEventListener('toggle', () => this.draw(), true);
    window.addEventListener('beforeprint', () => this.#drawAll());
  }

  empty() {
    for (const name of this.#names) if (!this.#isOpen(name)) this.#put(name, '');
    // For a reader who prints what he has set, long after it stands.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fetched().catch(console.error), LOAD_MS);
  }

  async #fetched() {
    const draw = await this.#load();
    this.#drawAll = () => {
      const html = draw();
      for (const name of this.#names) this.#put(name, html[name]);
    };
    return draw;
  }

  async draw() {
    if (!this.#names.some((name) => this.#isOpen(name))) return;
    try {
      const html = (await this.#fetched())();
      for (const name of this.#names) if (this.#isOpen(name)) this.#put(name, html[name]);
    } catch (error) {
      console.error(error);
      for (const name of this.#names)
        this.#root
          .querySelector(`[data-part="${name}"]`)
          ?.dispatchEvent(new Event('part-missing', {bubbles: true}));
    }
  }

  #isOpen(name: string) {
    return this.#root.querySelector(`[data-part="${name}"]`)?.closest('details')?.open ?? false;
  }
}
