// @ts-check
/**
 * First come, first served.
 *
 * @template T
 */
export class WaitingLine {
  /** @type {T[]} */
  #members;
  #head = 0;

  /** @param {T[]} [members] those who wait already, first to last */
  constructor(members = []) {
    this.#members = members;
  }

  get length() {
    return this.#members.length - this.#head;
  }

  /** @param {T} member */
  join(member) {
    this.#members.push(member);
  }

  /** Takes the first out; only when somebody waits. @returns {T} */
  leave() {
    const first = this.#members[this.#head];
    this.#head += 1;
    // Cutting off the served in one go keeps leaving cheap, where `shift` would move all the others.
    if (this.#head > 1024 && this.#head * 2 > this.#members.length) {
      this.#members = this.#members.slice(this.#head);
      this.#head = 0;
    }
    return first;
  }
}
