import {bootCommand} from './boot.ts';
import {ceilingCommand} from './ceiling.ts';
import {writeResultFile} from '../../export/write-result-file.ts';
import {PLAN_OPTIONS} from '../../protocol/plan-options.ts';
import {bootResultOf, isOfBoot} from '../export/boot-result.ts';
import {isOfProbe, probeResultOf} from '../export/probe-result.ts';
import {resultFileOf} from '../export/result-file.ts';
import {checkToolCommand} from './check-tool.ts';
import {doctorCommand} from './doctor.ts';
import {expectedCommand} from './expected.ts';
import {isolationCommand} from './isolation.ts';
import {knownServerCommand} from './known-server.ts';
import {loadCommand} from './load.ts';
import {probeCommand} from './probe.ts';
import {runPlanCommand} from './run-plan.ts';
import {serveCommand} from './serve.ts';
import type {About} from '../../export/result-head.ts';
import type {Values} from '../../protocol/command-line.ts';
import type {Journal} from '../../protocol/journal.ts';
import type {PlanJournal} from '../export/result-file.ts';
import type {AnyEntry} from '../protocol/entries.ts';

export type Options = Values<typeof OPTIONS>;

export const COMMANDS: Record<string, (rest: string[], options: Options) => Promise<number>> = {
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
 */
function ofItsKind(journal: Journal<AnyEntry>, about: About) {
  if (isOfBoot(journal)) {
    return bootResultOf(journal, about);
  }
  return isOfProbe(journal)
    ? probeResultOf(journal, about)
    : resultFileOf(journal as PlanJournal, about);
}

export const OPTIONS = {
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
} as const;

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
