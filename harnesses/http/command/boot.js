// @ts-check
import {createHash} from 'node:crypto';
import {join, resolve} from 'node:path';
import {median} from '../../export/quantity.js';
import {describeMachine} from '../../machine/environment.js';
import {HarnessError} from '../../machine/harness-error.js';
import {beginSession} from '../../protocol/begin-session.js';
import {makeBlocks} from '../../protocol/blocks.js';
import {Journal} from '../../protocol/journal.js';
import {keepLog} from '../../protocol/keep-log.js';
import {findApplication} from '../applications/catalogue.js';
import {measureBoot, PARTS} from '../boot/measure-boot.js';
import {isMeasured} from '../../protocol/entries.js';
import {findVariant, VARIANTS} from '../boot/variants.js';
import {withPlace} from '../protocol/place.js';
import {coresOf} from '../protocol/placement.js';
import {PROGRAMS} from '../protocol/session.js';
import {findRuntime, missingNeeds} from '../runtimes/catalogue.js';
import {wholeNumber} from './cell-options.js';

/** @import {BootRun, Outcome} from '../boot/measure-boot.js' */
/** @import {BootEntry} from '../protocol/entries.js' */

const APPLICATIONS = ['small', 'symfony', 'laravel'];
const COLUMNS = [...PARTS, 'rest'];

/**
 * Measures what a request costs by part, for each application with and without OPcache, preloading and what it compiles
 * at its deployment; resumes what its folder already holds.
 * @param {import('./commands.js').Options} options
 * @returns {Promise<number>} exit code
 */
export async function bootCommand(options) {
  /** @param {string} line */
  const tell = (line) => process.stdout.write(`${line}\n`);
  const repeats = wholeNumber('--repeats', options.repeats);
  const folder = resolve(options.out ?? join(options.root, 'runs', 'boot'));
  Journal.checkFolder(folder);
  const runs = await possibleRuns(tell);
  /** @type {Journal<import('../protocol/entries.js').BootEntry>} */
  const journal = Journal.open(folder);
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

/**
 * What the journal says of one repeat. Its log goes into a file of its own, as that of every run does.
 * @param {{folder: string}} journal
 * @param {import('../boot/measure-boot.js').BootRun & {block: number}} run
 * @param {import('../boot/measure-boot.js').Outcome} made
 */
export function bootEntry(journal, run, made) {
  const {log, ...outcome} = /** @type {typeof made & {log?: string}} */ (made);
  const key = `${run.app}.${run.variant}.b${run.block}`;
  const kept = keepLog(journal, key, {status: outcome.status, log});
  return {kind: 'boot', ...run, ...outcome, ...kept};
}

/** Another design is another journal. @param {number} repeats */
function planOf(repeats) {
  const text = JSON.stringify([repeats, VARIANTS.map(({id, requests}) => [id, requests])]);
  return {name: 'boot', hash: createHash('sha256').update(text).digest('hex').slice(0, 12)};
}

/**
 * @param {(line: string) => boolean} tell
 * @returns {Promise<import('../boot/measure-boot.js').BootRun[]>} of the applications that are here
 */
async function possibleRuns(tell) {
  const fpm = await missingNeeds(findRuntime('fpm-nginx'));
  if (fpm.length > 0) {
    throw new HarnessError('PHP-FPM', `lacks ${fpm[0].what}`, fpm[0].install);
  }
  /** @type {string[]} */
  const present = [];
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

/** @param {import('../../protocol/journal.js').Journal<BootEntry>} journal @param {BootRun} run */
function linesOf(journal, {app, variant}) {
  return journal.ofKind('boot').filter((line) => line.app === app && line.variant === variant);
}

/** @param {Outcome} line */
function said(line) {
  return line.status === 'measured'
    ? `${line.totalMs.toFixed(2)} ms CPU, ${line.classes} classes`
    : `${line.status}: ${line.reason}`;
}

/**
 * Medians over the repeats, ms of CPU time in each request.
 *
 * @param {import('../../protocol/journal.js').Journal<BootEntry>} journal
 * @param {BootRun[]} runs
 * @param {(line: string) => boolean} tell
 */
function sayTable(journal, runs, tell) {
  tell(`\n${['ms of CPU time'.padEnd(44), ...COLUMNS, 'total', 'kept'].map(cell).join('')}`);
  for (const run of runs) {
    const lines = linesOf(journal, run).filter(isMeasured);
    if (lines.length > 0) {
      /** @param {(line: (typeof lines)[number]) => number} pick */
      const of = (pick) => median(lines.map(pick)).toFixed(2);
      const name = `${run.app}, ${findVariant(run.variant).label}`.padEnd(44);
      const kept = lines[0].keptMs === null ? '' : of(({keptMs}) => Number(keptMs));
      const parts = COLUMNS.map((part) => of(({partsMs}) => partsMs[part]));
      tell([name, ...parts, of(({totalMs}) => totalMs), kept].map(cell).join(''));
    }
  }
}

/** @param {string} text */
function cell(text) {
  return text.length > 11 ? text : text.padStart(11);
}
