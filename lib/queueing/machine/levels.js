// @ts-check
/**
 * @typedef {{timeS: number, value: number}} Step a level from this time on
 * @typedef {{inFlight: number, queue: number, busySlots: number, busyCores: number}} Levels means over time
 */

/**
 * Mean numbers of a run over time, exact: each is an area over a duration, and the areas are sums of times.
 *
 * @param {{requests: import('./simulate.js').Requests, busyCoreS: number, elapsedS: number, coresUntilS: number}} run
 *   `coresUntilS`: until when cores were watched, for other programs may finish after the last answer
 * @returns {Levels}
 */
export function levelsOf({requests, busyCoreS, elapsedS, coresUntilS}) {
  const {arrivedS, startedS, answeredS, count} = requests;
  let inFlightS = 0;
  let queueS = 0;
  for (let request = 0; request < count; request += 1) {
    const arrived = arrivedS[request];
    inFlightS += (answeredS[request] || elapsedS) - arrived;
    queueS += (Number.isNaN(startedS[request]) ? elapsedS : startedS[request]) - arrived;
  }
  return {
    inFlight: inFlightS / elapsedS,
    queue: queueS / elapsedS,
    busySlots: (inFlightS - queueS) / elapsedS,
    busyCores: busyCoreS / coresUntilS,
  };
}

/**
 * Requests in the system over time, from the times alone.
 *
 * @param {import('./simulate.js').Requests} requests
 * @returns {Step[]} ascending times, one step a time
 */
export function inFlightSteps({arrivedS, answeredS}) {
  const ends = answeredS.filter((timeS) => !Number.isNaN(timeS));
  return stepsOf(arrivedS, ends);
}

/**
 * Requests that wait for a slot over time.
 *
 * @param {import('./simulate.js').Requests} requests
 * @returns {Step[]} ascending times, one step a time
 */
export function queueSteps({arrivedS, startedS}) {
  const ends = startedS.filter((timeS) => !Number.isNaN(timeS));
  return stepsOf(arrivedS, ends);
}

/**
 * Busy cores over time.
 *
 * @param {readonly import('./run.js').Segment[]} segments
 * @returns {Step[]} ascending times, one step a time
 */
export function coreSteps(segments) {
  const onCore = segments.filter(({core}) => core >= 0);
  return stepsOf(
    Float64Array.from(onCore, ({startS}) => startS).sort(),
    Float64Array.from(onCore, ({endS}) => endS),
  );
}

/**
 * @param {Float64Array} ups ascending
 * @param {Float64Array} downs in any order
 */
function stepsOf(ups, downs) {
  const ends = downs.slice().sort();
  /** @type {Step[]} */
  const steps = [];
  let value = 0;
  for (let up = 0, down = 0; up < ups.length || down < ends.length;) {
    const timeS = Math.min(ups[up] ?? Infinity, ends[down] ?? Infinity);
    for (; ups[up] === timeS; up += 1) value += 1;
    for (; ends[down] === timeS; down += 1) value -= 1;
    if (steps.at(-1)?.value !== value) steps.push({timeS, value});
  }
  return steps;
}
