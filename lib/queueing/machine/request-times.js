// @ts-check
/** Room for so many requests at first. */
const FEWEST = 1024;

/** Times of requests by their number, NaN where it hasn't come to that; the columns are longer than the requests are many. */
export class RequestTimes {
  arrivedS = new Float64Array(FEWEST).fill(NaN);
  startedS = new Float64Array(FEWEST).fill(NaN);
  answeredS = new Float64Array(FEWEST).fill(NaN);

  /** @param {number} request the next number @param {number} arrivedS */
  add(request, arrivedS) {
    if (request === this.arrivedS.length) {
      this.arrivedS = doubled(this.arrivedS);
      this.startedS = doubled(this.startedS);
      this.answeredS = doubled(this.answeredS);
    }
    this.arrivedS[request] = arrivedS;
  }
}

/** @param {Float64Array} column */
function doubled(column) {
  const longer = new Float64Array(2 * column.length).fill(NaN, column.length);
  longer.set(column);
  return longer;
}
