import {createHash} from 'node:crypto';
import {join, resolve} from 'node:path';
import {median} from '../../export/quantity.ts';
import {describeMachine} from '../../machine/environment.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {beginSession} from '../../protocol/begin-session.ts';
import {makeBlocks} from '../../protocol/blocks.ts';
import {Journal} from '../../protocol/journal.ts';
import {keepLog} from '../../protocol/keep-log.ts';
import {findApplication} from '../applications/catalogue.ts';
import {measureBoot, PARTS} from '../boot/measure-boot.ts';
import {isMeasured} from '../../protocol/entries.ts';
import {findVariant, VARIANTS} from '../boot/variants.ts';
import {withPlace} from '../protocol/place.ts';
import {coresOf} from '../protocol/placement.ts';
import {PROGRAMS} from '../protocol/session.ts';
import {findRuntime, missingNeeds} from '../runtimes/catalogue.ts';
import {wholeNumber} from './cell-options.ts';
import type {BootRun, Outcome} from '../boot/measure-boot.ts';
import type {BootEntry} from '../protocol/entries.ts';
import type {Options} from './commands.ts';

const APPLICATIONS = ['small', 'symfony', 'laravel'];
const COLUMNS = [...PARTS, 'rest'];

/**
 * Measures what a request costs by part, for each application with and without OPcache, preloading and what it compiles
 * at its deployment; resumes what its folder already holds.
 *
 * @returns exit code
 */
export async function bootCommand(options: Options): Promise<number> {
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  const repeats = wholeNumber('--repeats', options.repeats);
  const folder = resolve(options.out ?? join(options.root, 'runs', 'boot'));
  Journal.checkFolder(folder);
  const runs = await possibleRuns(tell);
  const journal: Journal<BootEntry> = Journal.open(folder);
  await withPlace('own', async (place) => {
    const {seed} = beginSession(planOf(repeats), journal, {
      seed: options.seed === undefined ? null : Number(options.seed),
      commandLine: options.commandLine,
      machine: await describeMachine(PROGRAMS),
      placements: {shared: coresOf('shared')},
    });
    await makeBlocks({
      runs,
      repeats,
      seed,
      isDone: (run, block) => linesOf(journal, run).some((line) => line.block === block),
      make: async (run, block) => {
        const line = await measureBoot(run, place);
        journal.append(bootEntry(journal, {...run, block}, line));
        tell(`block ${block}  ${run.app} ${run.variant}: ${said(line)}`);
      },
    });
    journal.append({kind: 'finished', at: new Date().toISOString(), runs: runs.length * repeats});
  });
  sayTable(journal, runs, tell);
  return journal.ofKind('boot').every(({status}) => status === 'measured') ? 0 : 2;
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

/** Another design is another journal. */
function planOf(repeats: number) {
  const text = JSON.stringify([repeats, VARIANTS.map(({id, requests}) => [id, requests])]);
  return {name: 'boot', hash: createHash('sha256').update(text).digest('hex').slice(0, 12)};
}

/** @returns of the applications that are here */
async function possibleRuns(tell: (line: string) => boolean): Promise<BootRun[]> {
  const fpm = await missingNeeds(findRuntime('fpm-nginx'));
  if (fpm.length > 0) {
    throw new HarnessError('PHP-FPM', `lacks ${fpm[0].what}`, fpm[0].install);
  }
  const present: string[] = [];
  for (const app of APPLICATIONS) {
    const missing = await missingNeeds(findApplication(app));
    if (missing.length === 0) {
      present.push(app);
    } else {
      tell(
        `Absent: ${app} (${missing.map(({what, install}) => `${what}: ${install}`).join('; ')})`,
      );
    }
  }
  return VARIANTS.flatMap(({id, applications}) =>
    applications.filter((app) => present.includes(app)).map((app) => ({app, variant: id})),
  );
}

function linesOf(journal: Journal<BootEntry>, {app, variant}: BootRun) {
  return journal.ofKind('boot').filter((line) => line.app === app && line.variant === variant);
}

function said(line: Outcome) {
  return line.status === 'measured'
    ? `${line.totalMs.toFixed(2)} ms CPU, ${line.classes} classes`
    : `${line.status}: ${line.reason}`;
}

/** Medians over the repeats, ms of CPU time in each request. */
function sayTable(journal: Journal<BootEntry>, runs: BootRun[], tell: (line: string) => boolean) {
  tell(`\n${['ms of CPU time'.padEnd(44), ...COLUMNS, 'total', 'kept'].map(cell).join('')}`);
  for (const run of runs) {
    const lines = linesOf(journal, run).filter(isMeasured);
    if (lines.length > 0) {
      const of = (pick: (line: (typeof lines)[number]) => number) =>
        median(lines.map(pick)).toFixed(2);
      const name = `${run.app}, ${findVariant(run.variant).label}`.padEnd(44);
      const kept = lines[0].keptMs === null ? '' : of(({keptMs}) => Number(keptMs));
      const parts = COLUMNS.map((part) => of(({partsMs}) => partsMs[part]));
      tell([name, ...parts, of(({totalMs}) => totalMs), kept].map(cell).join(''));
    }
  }
}

function cell(text: string) {
  return text.length > 11 ? text : text.padStart(11);
}
