/** Room for so many requests at first. */
const FEWEST = 1024;

/** Times of requests by their number, NaN where it hasn't come to that; the columns are longer than the requests are many. */
export class RequestTimes {
  arrivedS = new Float64Array(FEWEST).fill(NaN);
  startedS = new Float64Array(FEWEST).fill(NaN);
  answeredS = new Float64Array(FEWEST).fill(NaN);

  /** @param request the next number */
  add(request: number, arrivedS: number) {
    if (request === this.arrivedS.length) {
      this.arrivedS = doubled(this.arrivedS);
      this.startedS = doubled(this.startedS);
      this.answeredS = doubled(this.answeredS);
    }
    this.arrivedS[request] = arrivedS;
  }
}

function doubled(column: Float64Array) {
  const longer = new Float64Array(2 * column.length).fill(NaN, column.length);
  longer.set(column);
  return longer;
}
