// @ts-check
/** The server's elements in the reader's hands: where they are, and what a state puts into them. */
export class Drawn {
  /** @param {HTMLElement} root of the explorable, drawn */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} selector of what the server has drawn @returns {HTMLElement} */
  found(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }

  /** @param {string} name @returns {HTMLInputElement} */
  control(name) {
    return /** @type {HTMLInputElement} */ (this.found(`[name="${name}"]`));
  }

  /** @param {string} name @returns {HTMLElement} */
  part(name) {
    return this.found(`[data-part="${name}"]`);
  }

  /** Draws parts anew. @param {Record<string, string>} parts HTML by name */
  put(parts) {
    for (const [name, html] of Object.entries(parts)) this.part(name).innerHTML = html;
  }

  /** Keeps the address in step, without an entry in the history. @param {string} search query */
  write(search) {
    if (search === location.search) return;
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }
}
