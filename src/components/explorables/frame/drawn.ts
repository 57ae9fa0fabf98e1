/** The server's elements in the reader's hands: where they are, and what a state puts into them. */
export class Drawn {
  root: HTMLElement;

  /** @param root of the explorable, drawn */
  constructor(root: HTMLElement) {
    this.root = root;
  }

  /** @param selector of what the server has drawn */
  found(selector: string): HTMLElement {
    return this.root.querySelector(selector) as HTMLElement;
  }

  control(name: string): HTMLInputElement {
    return this.found(`[name="${name}"]`) as HTMLInputElement;
  }

  part(name: string): HTMLElement {
    return this.found(`[data-part="${name}"]`);
  }

  /**
   * Draws parts anew.
   *
   * @param parts HTML by name
   */
  put(parts: Record<string, string>) {
    for (const [name, html] of Object.entries(parts)) this.part(name).innerHTML = html;
  }

  /**
   * Keeps the address in step, without an entry in the history.
   *
   * @param search query
   */
  write(search: string) {
    if (search === location.search) return;
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }
}
