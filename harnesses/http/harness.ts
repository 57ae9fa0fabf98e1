import {runPlan} from '../engine/session.ts';
import {findCommand} from '../machine/commands.ts';
import {extensionConflict} from '../machine/php-extensions.ts';
import {isOfBoot, bootResultOf} from './boot/result.ts';
import {bootCommand} from './boot/session.ts';
import {missingNeeds, readApplications, readRuntimes} from './catalogue.ts';
import {SERVERS} from './connect/methods.ts';
import {connectResultOf, isOfConnect} from './connect/result.ts';
import {connectCommand} from './connect/session.ts';
import {isolationCommand, serveCommand} from './command/cells.ts';
import {expectedCommand} from './command/expected.ts';
import {
  ceilingCommand,
  checkToolCommand,
  knownServerCommand,
  loadCommand,
} from './command/load-tools.ts';
import {resultFileOf} from './export/result-file.ts';
import {K6_VERSION} from './load/k6.ts';
import {chooseTool} from './load/tools.ts';
import {isOfProbe, probeResultOf} from './probe/result.ts';
import {probeCommand} from './probe/session.ts';
import {runSoak} from './soak/session.ts';
import {suspendsCommand} from './suspends/command.ts';
import {OPTIONS} from './options.ts';
import {coresOf} from './protocol/place.ts';
import {readPlan} from './protocol/plan.ts';
import {experimentWith} from './protocol/session.ts';
import type {Harness} from '../engine/command-line.ts';
import type {Needs} from '../engine/doctor.ts';
import type {Journal} from '../engine/journal.ts';
import type {About} from '../engine/result-file.ts';
import type {Tell} from '../engine/session.ts';
import type {Runtime} from './catalogue.ts';
import type {PlanJournal} from './export/result-file.ts';
import type {AnyEntry} from './protocol/entries.ts';

const needs: Needs = {
  programs: [
    {name: 'php', install: 'apt-get install php-cli'},
    {name: 'postgres', install: 'apt-get install postgresql'},
    {name: 'initdb', install: 'apt-get install postgresql'},
    {name: 'psql', install: 'apt-get install postgresql-client'},
    {name: 'nginx', install: 'apt-get install nginx-light'},
    {name: 'setpriv', install: 'apt-get install util-linux'},
    {
      name: 'composer',
      install: 'apt-get install composer (only to install the libraries)',
      optional: true,
    },
    {
      name: 'k6',
      install: 'the own generator makes the load (https://github.com/grafana/k6/releases)',
      optional: true,
      version: K6_VERSION,
    },
  ],
  cores: () => {
    const {others, generator} = coresOf('shared');
    return others === null
      ? 'Too few cores to pin: servers and load generator share them.'
      : `Servers on cores ${others}, load generator on ${generator}.`;
  },
  tellParts: async (say) => {
    const broken = findCommand('php') === null ? null : await extensionConflict('php');
    if (broken !== null) {
      say(`MISSING  ${broken.what}: ${broken.install}`);
    }
    const present = await tellDeclared(readRuntimes(), say);
    await tellDeclared(readApplications(), say);
    await tellDeclared(SERVERS, say);
    return {present, what: 'runtime', usable: broken === null};
  },
  remedy: 'run harnesses/http/setup.sh on Debian, or install what is missing',
};

/** @returns how many of these runtimes, applications or databases are present */
async function tellDeclared(
  parts: Array<Pick<Runtime, 'id' | 'folder' | 'label' | 'needs'> & {declaredOnly?: boolean}>,
  say: Tell,
): Promise<number> {
  let present = 0;
  for (const part of parts) {
    const missing = await missingNeeds(part);
    present += missing.length === 0 ? 1 : 0;
    const remark = part.declaredOnly
      ? ' [written after its documentation, not measured by us]'
      : '';
    say(`${missing.length === 0 ? 'present ' : 'absent  '} ${part.id}: ${part.label}${remark}`);
    for (const {what, install} of missing) {
      say(`           lacks ${what}: ${install}`);
    }
  }
  return present;
}

/** A journal of the command "boot" holds parts of a request, one of "probe" two clocks, one of "connect" connections, all others hold runs. */
function ofItsKind(journal: Journal<AnyEntry>, about: About) {
  if (isOfBoot(journal)) {
    return bootResultOf(journal, about);
  }
  if (isOfConnect(journal)) {
    return connectResultOf(journal, about);
  }
  return isOfProbe(journal)
    ? probeResultOf(journal, about)
    : resultFileOf(journal as PlanJournal, about);
}

const HELP = `  ceiling                what the load generator itself can do here
  known-server           a server whose truth is known: one slot, 20 ms  [--port N]
  check-tool             put load tools to the known server
      --command 'TOOL {url}' --pattern 'p50 ([0-9.]+)' --unit ms|s       a tool of yours
  serve RUNTIME          start one cell and leave it running  [--host --port --app --application
                         --connection --waiting --workers --coroutines --wait --placement]
  isolation RUNTIME      start one cell and check that its requests keep apart  [as serve; --app]
  boot                   what a request costs by part: autoload, container, routing, connection, queries
                         [--repeats N --out FOLDER --seed N]
  connect                what connecting to the database costs, by method: TCP, socket, password, pooler, MariaDB
                         [--repeats N --blocks N --out FOLDER --seed N]
  probe [RUNTIME]        hold the probe against the harness's own clocks: one cell, or without RUNTIME all applications
                         on PHP-FPM and Swoole, with a journal
                         [as serve; --warm-up S --duration S; --repeats N --out FOLDER --seed N;
                         --apps laravel11,laravel11-grown: these alone, on PHP-FPM and Octane]
  suspends [RUNTIME…]    which calls suspend in Swoole, Swow, Amp and ReactPHP: a result file for each
                         [--to static/data/suspends; --only CALL,CALL prints these and writes no file]
  load URL               load a server that serve started, perhaps on another host
                         [--workload] [--rate N --cap N | --vus N] [--warm-up S --duration S]
  expected               compare the answers of the application with app/expected.json  [--write]
`;

export const HARNESS: Harness<typeof OPTIONS, AnyEntry> = {
  name: 'http',
  study: 'state-or-coroutines',
  options: OPTIONS,
  needs,
  plans: ['smoke', 'quick', 'full'],
  runPlan: (name, options) => {
    const plan = readPlan(name);
    return plan.soak === undefined
      ? runPlan(plan, experimentWith(chooseTool(options.tool, plan.arrivals)), options)
      : runSoak(plan, options);
  },
  resultFileOf: ofItsKind,
  commands: {
    ceiling: (_rest, options) => ceilingCommand(options),
    'known-server': (_rest, options) => knownServerCommand(options),
    'check-tool': (_rest, options) => checkToolCommand(options),
    serve: ([runtime], options) => serveCommand(runtime, options),
    isolation: ([runtime], options) => isolationCommand(runtime, options),
    boot: (_rest, options) => bootCommand(options),
    connect: (_rest, options) => connectCommand(options),
    probe: ([runtime], options) => probeCommand(runtime, options),
    suspends: suspendsCommand,
    load: ([url], options) => loadCommand(url, options),
    expected: (_rest, options) => expectedCommand(options),
  },
  help: {
    plans: 'about 2, 6 and 70 minutes',
    options:
      '      --tool auto|own|k6 load tool (auto: k6 where it is present, own for\n                         Poisson arrivals, which k6 has not)\n',
    commands: HELP,
  },
};
