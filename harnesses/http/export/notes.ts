import {meets} from '../protocol/objective.ts';
import type {Measured} from './measurement.ts';

/** What a reader has to know of the runs behind a measurement, in sentences. */
export function notesOfMeasured(measured: Measured[]) {
  const notes = notesOfObjective(measured);
  if (measured.some(({generatorLimited}) => generatorLimited)) {
    notes.push(
      'The offered rate was held below the ceiling of the load generator: the throughput is a lower bound.',
    );
  }
  const unsaturated = measured.filter((run) => run.unsaturated);
  if (unsaturated.length > 0) {
    const blocks = unsaturated.map(({block}) => block).join(', ');
    notes.push(
      `Not saturated at the rate that the pilot fixed, and kept: blocks ${blocks}; their throughput is a lower bound.`,
    );
  }
  if (measured.some(({fills}) => fills === false)) {
    notes.push(
      'The longest warm-up is too short to fill the queue at this rate: the latency still grows in the window.',
    );
  }
  return notes;
}

/** How the rate was found, and whether it kept what the search had found. */
function notesOfObjective(measured: Measured[]): string[] {
  const [first] = measured;
  const objective = first?.objective;
  if (!objective) return [];
  const wanted = `a 99th percentile of at most ${objective.p99Ms} ms and no request failed or dropped`;
  const met = measured.filter(({report}) => meets(report, objective)).length;
  return [
    objective.isMet
      ? `The rate is the highest that a search of ${objective.steps} steps found with ${wanted}; so it was in ${met} of ${measured.length} runs at that rate.`
      : `No rate met ${wanted}: this is the lowest that a search of ${objective.steps} steps tried; it was met in ${met} of ${measured.length} runs.`,
  ];
}
