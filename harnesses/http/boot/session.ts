import {keepLog} from '../../engine/journal.ts';
import {median} from '../../engine/measurements.ts';
import {hashOf, wholeNumber} from '../../engine/plan.ts';
import {tellProgress} from '../../engine/runs.ts';
import {runPlan} from '../../engine/session.ts';
import {isMeasured} from '../../engine/types.ts';
import {coresOf, withPlace} from '../protocol/place.ts';
import {describeRuns, NEEDS} from '../protocol/session.ts';
import {findVariant, measureBoot, PARTS, VARIANTS} from './measure-boot.ts';
import type {Journal} from '../../engine/journal.ts';
import type {Experiment, Plan, Tell} from '../../engine/session.ts';
import type {Options} from '../options.ts';
import type {Cell} from '../protocol/cell.ts';
import type {BootEntry} from '../protocol/entries.ts';
import type {Place} from '../protocol/place.ts';
import type {BootRun, Outcome} from './measure-boot.ts';

const COLUMNS = [...PARTS, 'rest'];
/** Seconds that one repeat takes. */
const RUN_S = 3;

type PlannedBoot = {cell: BootRun & Pick<Cell, 'id' | 'runtime'>};

/** A run is a fresh PHP-FPM that answers requests of an application one after the other, in one variant. */
export const BOOT: Experiment<PlannedBoot, Plan<PlannedBoot>, Place, BootEntry> = {
  needs: NEEDS,
  estimateSeconds: ({repeats}, runs) => RUN_S * repeats * runs.length,
  lend: (work) => withPlace('own', work),
  describe: async (runs) => ({
    ...(await describeRuns(runs)),
    placements: {shared: coresOf('shared')},
  }),
  isDone: (journal, {cell}, block) => linesOf(journal, cell).some((line) => line.block === block),
  make: async (session, {cell: {id, app, variant}}, block) => {
    const made = await measureBoot({app, variant}, session.place);
    session.journal.append(bootEntry(session.journal, {app, variant, block}, made));
    session.progress.made += 1;
    tellProgress(session, {name: id, block, text: said(made)});
  },
  tellEnd: (journal, runs, tell) => {
    sayTable(journal, runs, tell);
    return journal.ofKind('boot').every(isMeasured) ? 0 : 2;
  },
};

/**
 * Measures what a request costs by part, for each application with and without OPcache, preloading and what it compiles
 * at its deployment; resumes what its folder already holds.
 *
 * @returns exit code
 */
export function bootCommand(options: Options): Promise<number> {
  return runPlan(bootPlan(wholeNumber('--repeats', options.repeats)), BOOT, options);
}

/** Every application in every variant that changes anything for it. Another design is another plan. */
export function bootPlan(repeats: number): Plan<PlannedBoot> {
  const runs = VARIANTS.flatMap(({id, applications}) =>
    applications.map((app) => ({
      cell: {id: `${app}.${id}`, app, variant: id, runtime: 'fpm-nginx'},
    })),
  );
  const hash = hashOf(JSON.stringify([repeats, VARIANTS.map(({id, requests}) => [id, requests])]));
  return {name: 'boot', hash, repeats, noise: 'record', runs};
}

/** What the journal says of one repeat. Its log goes into a file of its own, as that of every run does. */
export function bootEntry(
  journal: {folder: string},
  run: BootRun & {block: number},
  made: Outcome,
) {
  const {log, ...outcome} = made as typeof made & {log?: string};
  const key = `${run.app}.${run.variant}.b${run.block}`;
  const kept = keepLog(journal, key, {status: outcome.status, log});
  return {kind: 'boot', ...run, ...outcome, ...kept};
}

function said(line: Outcome) {
  return line.status === 'measured'
    ? `${line.totalMs.toFixed(2)} ms CPU, ${line.classes} classes`
    : `${line.status}: ${line.reason}`;
}

function linesOf(journal: Journal<BootEntry>, {app, variant}: BootRun) {
  return journal.ofKind('boot').filter((line) => line.app === app && line.variant === variant);
}

/** Medians over the repeats, ms of CPU time in each request. */
function sayTable(journal: Journal<BootEntry>, runs: PlannedBoot[], tell: Tell) {
  tell(`\n${['ms of CPU time'.padEnd(44), ...COLUMNS, 'total', 'kept'].map(padded).join('')}`);
  for (const {cell: run} of runs) {
    const lines = linesOf(journal, run).filter(isMeasured);
    if (lines.length > 0) {
      const of = (pick: (line: (typeof lines)[number]) => number) =>
        median(lines.map(pick)).toFixed(2);
      const name = `${run.app}, ${findVariant(run.variant).label}`.padEnd(44);
      const kept = lines[0].keptMs === null ? '' : of(({keptMs}) => Number(keptMs));
      const parts = COLUMNS.map((part) => of(({partsMs}) => partsMs[part]));
      tell([name, ...parts, of(({totalMs}) => totalMs), kept].map(padded).join(''));
    }
  }
}

function padded(text: string) {
  return text.length > 11 ? text : text.padStart(11);
}
