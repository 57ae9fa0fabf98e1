/**
 * A number that steps up and down over a simulated run (requests in flight, busy cores): its mean over time,
 * and samples of it for a chart.
 */
export class Level {
  #value = 0;
  #sinceS = 0;
  #area = 0;
  #sampleEveryS;
  /** @type {{timeS: number, value: number}[]} */
  #samples = [];

  /** @param {number} [sampleEveryS] seconds between samples; none are taken unless given */
  constructor(sampleEveryS = Infinity) {
    this.#sampleEveryS = sampleEveryS;
  }

  get value() {
    return this.#value;
  }

  /** @param {number} timeS now, not before the last change @param {number} by */
  change(timeS, by) {
    this.#passTo(timeS);
    this.#value += by;
  }

  /**
   * @param {number} endS end of the run, not before the last change
   * @returns {{mean: number, samples: {timeS: number, value: number}[]}}
   */
  close(endS) {
    this.#passTo(endS);
    return {mean: this.#area / endS, samples: this.#samples};
  }

  /** @param {number} timeS */
  #passTo(timeS) {
    for (let nextS = this.#nextSampleS(); nextS <= timeS; nextS = this.#nextSampleS()) {
      this.#samples.push({timeS: nextS, value: this.#value});
    }
    this.#area += this.#value * (timeS - this.#sinceS);
    this.#sinceS = timeS;
  }

  /** Infinity times 0 is not a number, and no time is at or before it: then no sample is taken. */
  #nextSampleS() {
    return this.#samples.length * this.#sampleEveryS;
  }
}
