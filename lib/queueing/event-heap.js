// @ts-check
/**
 * Events of a simulation in the order of their times, equal times in the order they were added, so that a
 * run repeats exactly.
 *
 * @template T
 */
export class EventHeap {
  /** @type {number[]} */
  #times = [];
  /** @type {number[]} */
  #orders = [];
  /** @type {T[]} */
  #events = [];
  #added = 0;

  /** Time of the next event in seconds, Infinity when there is none. */
  get nextTimeS() {
    return this.#times.length === 0 ? Infinity : this.#times[0];
  }

  /** @param {number} timeS @param {T} event */
  push(timeS, event) {
    let at = this.#times.length;
    const order = this.#added;
    this.#added += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isAfter(parent, timeS, order)) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#put(at, timeS, order, event);
  }

  /** Takes the next event out. @returns {T} */
  pop() {
    const next = this.#events[0];
    const timeS = /** @type {number} */ (this.#times.pop());
    const order = /** @type {number} */ (this.#orders.pop());
    const event = /** @type {T} */ (this.#events.pop());
    if (this.#times.length > 0) this.#sink(timeS, order, event);
    return next;
  }

  /** @param {number} timeS @param {number} order @param {T} event */
  #sink(timeS, order, event) {
    const size = this.#times.length;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      const right = child + 1;
      const earlier =
        right < size && this.#isAfter(child, this.#times[right], this.#orders[right])
          ? right
          : child;
      if (this.#isAfter(earlier, timeS, order)) break;
      this.#move(earlier, at);
      at = earlier;
    }
    this.#put(at, timeS, order, event);
  }

  /** @param {number} at @param {number} timeS @param {number} order */
  #isAfter(at, timeS, order) {
    return this.#times[at] > timeS || (this.#times[at] === timeS && this.#orders[at] > order);
  }

  /** @param {number} from @param {number} to */
  #move(from, to) {
    this.#put(to, this.#times[from], this.#orders[from], this.#events[from]);
  }

  /** @param {number} at @param {number} timeS @param {number} order @param {T} event */
  #put(at, timeS, order, event) {
    this.#times[at] = timeS;
    this.#orders[at] = order;
    this.#events[at] = event;
  }
}
