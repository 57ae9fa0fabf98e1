/** First come, first served: whole numbers in a ring that grows when it is full. */
export class WaitingLine {
  #members;
  #head = 0;
  #tail;

  /** @param count the numbers from 0 to below it wait already */
  constructor(count: number = 0) {
    this.#members = Int32Array.from({length: roomFor(count)}, (_, at) => at);
    this.#tail = count;
  }

  get length() {
    return this.#tail - this.#head;
  }

  join(member: number) {
    const size = this.#members.length;
    if (this.#tail - this.#head === size) this.#grow(size);
    this.#members[this.#tail & (this.#members.length - 1)] = member;
    this.#tail += 1;
  }

  /** Takes the first out; only when somebody waits. */
  leave(): number {
    const first = this.#members[this.#head & (this.#members.length - 1)];
    this.#head += 1;
    return first;
  }

  /** @param size of the ring, which is full */
  #grow(size: number) {
    const start = this.#head & (size - 1);
    const members = new Int32Array(2 * size);
    members.set(this.#members.subarray(start));
    members.set(this.#members.subarray(0, start), size - start);
    this.#members = members;
    this.#head = 0;
    this.#tail = size;
  }
}

const FEWEST = 16;

/** A power of two, so that a place in the ring is found by its low bits. */
const roomFor = (count: number) => 2 ** Math.ceil(Math.log2(Math.max(FEWEST, count)));
