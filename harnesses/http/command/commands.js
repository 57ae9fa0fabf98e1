// @ts-check
import {bootCommand} from './boot.js';
import {ceilingCommand} from './ceiling.js';
import {writeResultFile} from '../../export/write-result-file.js';
import {PLAN_OPTIONS} from '../../protocol/plan-options.js';
import {bootResultOf, isOfBoot} from '../export/boot-result.js';
import {isOfProbe, probeResultOf} from '../export/probe-result.js';
import {resultFileOf} from '../export/result-file.js';
import {checkToolCommand} from './check-tool.js';
import {doctorCommand} from './doctor.js';
import {expectedCommand} from './expected.js';
import {isolationCommand} from './isolation.js';
import {knownServerCommand} from './known-server.js';
import {loadCommand} from './load.js';
import {probeCommand} from './probe.js';
import {runPlanCommand} from './run-plan.js';
import {serveCommand} from './serve.js';

/** @typedef {import('../../protocol/command-line.js').Values<typeof OPTIONS>} Options */

/** @type {Record<string, (rest: string[], options: Options) => Promise<number>>} */
export const COMMANDS = {
  doctor: (rest, options) => doctorCommand(options),
  smoke: (rest, options) => runPlanCommand('smoke', options),
  quick: (rest, options) => runPlanCommand('quick', options),
  full: (rest, options) => runPlanCommand('full', options),
  plan: ([path], options) => runPlanCommand(path ?? '', options),
  ceiling: (rest, options) => ceilingCommand(options),
  'known-server': (rest, options) => knownServerCommand(options),
  'check-tool': (rest, options) => checkToolCommand(options),
  serve: ([runtime], options) => serveCommand(runtime, options),
  isolation: ([runtime], options) => isolationCommand(runtime, options),
  boot: (rest, options) => bootCommand(options),
  probe: ([runtime], options) => probeCommand(runtime, options),
  load: ([url], options) => loadCommand(url, options),
  export: ([from], options) => writeResultFile(ofItsKind, from, options),
  expected: (rest, options) => expectedCommand(options),
};

/**
 * A journal of the command "boot" holds parts of a request, one of "probe" holds two clocks, all others hold runs.
 * @param {import('../../protocol/journal.js').Journal<import('../protocol/entries.js').AnyEntry>} journal
 * @param {import('../../export/result-head.js').About} about
 */
function ofItsKind(journal, about) {
  if (isOfBoot(journal)) {
    return bootResultOf(journal, about);
  }
  return isOfProbe(journal)
    ? probeResultOf(journal, about)
    : resultFileOf(/** @type {import('../export/result-file.js').PlanJournal} */ (journal), about);
}

export const OPTIONS = /** @type {const} */ ({
  ...PLAN_OPTIONS,
  tool: {type: 'string', default: 'auto'},
  command: {type: 'string'},
  pattern: {type: 'string'},
  unit: {type: 'string', default: 'ms'},
  host: {type: 'string', default: '127.0.0.1'},
  port: {type: 'string', default: '0'},
  rate: {type: 'string'},
  vus: {type: 'string'},
  cap: {type: 'string', default: '80'},
  duration: {type: 'string', default: '10'},
  'warm-up': {type: 'string', default: '2'},
  workload: {type: 'string', default: 'bench'},
  repeats: {type: 'string', default: '6'},
  app: {type: 'string', default: 'small'},
  application: {type: 'string', default: 'kept'},
  connection: {type: 'string', default: 'kept'},
  waiting: {type: 'string', default: 'blocking'},
  workers: {type: 'string', default: '2'},
  coroutines: {type: 'string', default: '16'},
  wait: {type: 'string', default: '2'},
  placement: {type: 'string', default: 'shared'},
  study: {type: 'string', default: 'state-or-coroutines'},
  write: {type: 'boolean', default: false},
});

export const HELP = `Usage: harnesses/http/run <command> [options]

  doctor                 what is here, what is missing and how to install it
  smoke | quick | full   run a plan of plans/ (about 2, 6 and 70 minutes); started again, it resumes
  plan NAME | FILE.json  run another plan of plans/, or one of your own
      --out FOLDER       where the journal and the logs go (runs/<plan>)
      --tool auto|own|k6 load tool (auto: k6 where it is present)
      --seed N           seed of the randomised order (random, recorded)
      --estimate         only say how long it would take
  ceiling                what the load generator itself can do here
  known-server           a server whose truth is known: one slot, 20 ms  [--port N]
  check-tool             put load tools to the known server
      --command 'TOOL {url}' --pattern 'p50 ([0-9.]+)' --unit ms|s       a tool of yours
  serve RUNTIME          start one cell and leave it running  [--host --port --app --application
                         --connection --waiting --workers --coroutines --wait --placement]
  isolation RUNTIME      start one cell and check that its requests keep apart  [as serve; --app]
  boot                   what a request costs by part: autoload, container, routing, connection, queries
                         [--repeats N --out FOLDER --seed N]
  probe [RUNTIME]        hold the probe against the harness's own clocks: one cell, or without RUNTIME all applications
                         on PHP-FPM and Swoole, with a journal
                         [as serve; --warm-up S --duration S; --repeats N --out FOLDER --seed N]
  load URL               load a server that serve started, perhaps on another host
                         [--workload] [--rate N --cap N | --vus N] [--warm-up S --duration S]
  export [FOLDER]        write the result file of a journal (of runs/full)
                         [--study S --name RUN --to static/data/results --replace]
  expected               compare the answers of the application with app/expected.json  [--write]
`;
