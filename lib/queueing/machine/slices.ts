/** What a slot computes comes in slices of time, after which its worker makes room for whoever wants the core. */
export class Slices {
  #sliceS;
  /** When each slot's step ends if it isn't interrupted, and what was left of it when it was. */
  #endS;
  #restS;

  constructor(slots: number, sliceS: number) {
    this.#sliceS = sliceS;
    this.#endS = new Float64Array(slots);
    this.#restS = new Float64Array(slots);
  }

  /** A slot's step begins or goes on. */
  start(slot: number, endS: number) {
    this.#endS[slot] = endS;
    this.#restS[slot] = 0;
  }

  /** When the slice that begins now ends; of code that computes, as who waits isn't interrupted. */
  goOn(slot: number, nowS: number) {
    return Math.min(this.#endS[slot], nowS + this.#sliceS);
  }

  interrupt(slot: number, nowS: number) {
    this.#restS[slot] = this.#endS[slot] - nowS;
  }

  /** What is left of a step that was interrupted, 0 where none was. */
  restS(slot: number) {
    return this.#restS[slot];
  }

  isCutAt(slot: number, timeS: number) {
    return this.#endS[slot] > timeS;
  }
}
