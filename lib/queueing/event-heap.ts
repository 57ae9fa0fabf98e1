const FEWEST = 16;

/**
 * Events of a simulation in the order of their times, equal times in the order they were added, so that a
 * run repeats exactly.
 */
export class EventHeap {
  #times = new Float64Array(FEWEST);
  #orders = new Float64Array(FEWEST);
  #events = new Int32Array(FEWEST);
  #size = 0;
  #added = 0;

  /** Time of the next event in seconds, Infinity when there is none. */
  get nextTimeS() {
    return this.#size === 0 ? Infinity : this.#times[0];
  }

  push(timeS: number, event: number) {
    if (this.#size === this.#times.length) this.#grow();
    let at = this.#size;
    this.#size += 1;
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

  /** Takes the next event out. */
  pop(): number {
    const next = this.#events[0];
    this.#size -= 1;
    if (this.#size > 0) this.#sink(this.#size);
    return next;
  }

  /**
   * Puts the last event where the first was, and deeper.
   *
   * @param size without it
   */
  #sink(size: number) {
    const [timeS, order] = [this.#times[size], this.#orders[size]];
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
    this.#put(at, timeS, order, this.#events[size]);
  }

  #isAfter(at: number, timeS: number, order: number) {
    return this.#times[at] > timeS || (this.#times[at] === timeS && this.#orders[at] > order);
  }

  #move(from: number, to: number) {
    this.#put(to, this.#times[from], this.#orders[from], this.#events[from]);
  }

  #put(at: number, timeS: number, order: number, event: number) {
    this.#times[at] = timeS;
    this.#orders[at] = order;
    this.#events[at] = event;
  }

  #grow() {
    this.#times = doubled(this.#times, new Float64Array(2 * this.#size));
    this.#orders = doubled(this.#orders, new Float64Array(2 * this.#size));
    this.#events = doubled(this.#events, new Int32Array(2 * this.#size));
  }
}

function doubled<T extends Float64Array | Int32Array>(column: T, longer: T) {
  longer.set(column);
  return longer;
}
