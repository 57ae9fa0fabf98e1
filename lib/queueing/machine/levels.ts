import type {Segment} from './record.ts';
import type {Requests} from './simulate.ts';

/** a level from this time on */
type Step = {timeS: number; value: number};

/** means over time */
export type Levels = {inFlight: number; queue: number; busySlots: number; busyCores: number};

/**
 * Mean numbers of a run over time, exact: each is an area over a duration, and the areas are sums of times.
 *
 * @param run `coresUntilS`: until when cores were watched, for other programs may finish after the last answer
 */
export function levelsOf({
  requests,
  busyCoreS,
  elapsedS,
  coresUntilS,
}: {
  requests: Requests;
  busyCoreS: number;
  elapsedS: number;
  coresUntilS: number;
}): Levels {
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
 * Busy cores over time.
 *
 * @returns ascending times, one step a time
 */
export function coreSteps(segments: readonly Segment[]): Step[] {
  const onCore = segments.filter(({core}) => core >= 0);
  const ups = Float64Array.from(onCore, ({startS}) => startS).sort();
  const downs = Float64Array.from(onCore, ({endS}) => endS).sort();
  const steps: Step[] = [];
  let value = 0;
  for (let up = 0, down = 0; up < ups.length || down < downs.length;) {
    const timeS = Math.min(ups[up] ?? Infinity, downs[down] ?? Infinity);
    for (; ups[up] === timeS; up += 1) value += 1;
    for (; downs[down] === timeS; down += 1) value -= 1;
    if (steps.at(-1)?.value !== value) steps.push({timeS, value});
  }
  return steps;
}
