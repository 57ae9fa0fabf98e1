import type {Cell} from '../protocol/plan.ts';

const LABELS: Record<string, string> = {
  known: 'Three functions with 60, 30 and 10 % of the time, in random pieces',
  beat: 'Three functions with 60, 30 and 10 % of the time, in step with a clock of 100 Hz',
  synthetic: 'Eight calls deep, then usleep(50)',
  framework: 'A controller that builds arrays and encodes them as JSON',
  wordpress: 'Filters that are looked up and called, as WordPress does',
};
const WORKLOADS_OF_SOURCE = ['synthetic', 'framework', 'wordpress'];

export function scenarioId({workload, processes}: Cell) {
  return processes > 1 ? `${workload}-${processes}` : workload;
}

export function scenariosOf(cells: Cell[]) {
  return Object.fromEntries(
    cells.map((cell) => [
      scenarioId(cell),
      {
        label: LABELS[cell.workload],
        workload: 'sampling',
        processes: cell.processes,
        ...(WORKLOADS_OF_SOURCE.includes(cell.workload)
          ? {notes: ['Written anew after the description of a published benchmark.']}
          : {}),
      },
    ]),
  );
}
