import {mostSlotsIn} from '../../lib/gains/reached-shares.ts';
import {slotMemory} from '../../lib/gains/slot-memory.ts';
import {present} from '../../lib/typed.ts';
import {FIELDS} from '../../src/components/explorables/answer/fields.ts';
import {
  ASSUMED,
  EXAMPLE,
  EXAMPLE_REQUEST,
  FRAMEWORK_STUDY,
  MEMORY_OF,
  MEMORY_RUNS,
  frameworkOf,
} from './answer-data.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Values} from '../../src/components/explorables/answer/fields.ts';
import type {Given} from '../../src/components/explorables/advice/state.ts';

/**
 * What the calculator on the home page knows: three situations and what a reader's own request begins with. It is read
 * from no run that a later one has replaced, and says nothing of what servers reached: that is the whole calculator's.
 *
 * @param results by id
 * @param baseUrl of the language
 * @throws {Error} naming the run, where one is missing or was replaced
 */
export function adviceData(results: Map<string, Run>, baseUrl: string): Given {
  const runOf = (id: string) => currentRun(results, id);
  const {firstMb, workerMb, slotMb} = slotMemory(runOf(MEMORY_RUNS[MEMORY_OF]), MEMORY_OF);
  const short = (mb: number) => Number(mb.toPrecision(2));
  const initial: Values = {
    ...Object.fromEntries(FIELDS.map(({id, optional}) => [id, optional ? null : 0])),
    ...{...EXAMPLE, ...EXAMPLE_REQUEST},
    ...{fmem: short(firstMb), wmem: short(workerMb), smem: short(slotMb)},
  };
  const {alone, boot} = FRAMEWORK_STUDY;
  const laravel = frameworkOf({alone: runOf(alone), boot: runOf(boot)}, initial);
  const computes = {...initial, ...ASSUMED.computes, connect: 0, connectwait: 0};
  const services = {...laravel, wait: Number(laravel.wait) + ASSUMED.callMs};
  const mostSlots = mostSlotsIn(Object.values(MEMORY_RUNS).map(runOf));
  return {
    initial,
    profiles: [
      {id: 'laravel', of: 'laravel', changed: [], values: laravel},
      {id: 'services', of: 'laravel', changed: ['wait'], values: services},
      {id: 'computes', of: 'computes', changed: [], values: computes},
    ],
    ...{presets: [], ranges: {small: {}, framework: {}}, mostSlots, points: []},
    held: {state: [], coroutines: [], both: []},
    ...{connecting: [], probe: '', contribute: ''},
    answer: `${baseUrl}explore/would-it-help/`,
    pool: `${baseUrl}explore/worker-pool/`,
    runtimes: `${baseUrl}runtimes/from-php-fpm/`,
  };
}

function currentRun(results: Map<string, Run>, id: string) {
  const run = present(results.get(id), `the run ${id}, which the home page’s calculator reads,`);
  if (run.supersededBy)
    throw new Error(
      `the home page’s calculator reads the run “${id}”, which ${run.supersededBy} has replaced. Have plugins/explorables/advice-data.ts read a run that stands.`,
    );
  return run;
}
