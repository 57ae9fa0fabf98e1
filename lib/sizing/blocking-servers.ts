import {fewestThatFit, slotsThatFit} from '../gains/limits.ts';
import {isUnsure, line, reasonOf, whyNotKept, workersSaid} from './block.ts';
import {DEFAULTS} from './documents.ts';
import {KEEPS, sizeOf} from './workers.ts';
import type {Application} from '../gains/application.ts';
import type {Block, Line, Rule, Sized, Values} from './block.ts';
import type {Size} from './workers.ts';

export function fpmBlock(sized: Sized): Block {
  const {application, asIs} = sized;
  const isMissing = isUnsure(sized, asIs);
  return {
    ...{server: 'fpm', comment: ';', before: ['[www]'], after: []},
    lines: [
      line('pm', 'static', 'fpm.pm'),
      line(
        'pm.max_children',
        isMissing ? null : asIs.workers,
        isMissing ? 'memory.borrowed' : reasonOf(asIs),
        {values: workersSaid(sized, asIs)},
      ),
      ...(isMissing ? [] : [memoryLine(sized, asIs)]),
    ],
    rule: fpmRule(application, asIs),
  };
}

/** What the workers take, which no setting of PHP-FPM says. */
function memoryLine({application, known}: Sized, {workers, memoryMb}: Size): Line {
  const {firstMb, workerMb} = application;
  const given = application.memoryMb === null ? 'unknown' : 'given';
  return line('', null, known.isMemoryBorrowed ? 'memory.borrowed' : `memory.${given}`, {
    values: {
      workers: ['workers', workers],
      takes: ['mb', memoryMb],
      most: ['mb', workers * Math.max(firstMb, workerMb)],
      memory: ['mb', application.memoryMb ?? 0],
    },
  });
}

function fpmRule(application: Application, {wanted}: Size): Rule {
  const {memoryMb, connections} = application;
  const ruled = fewestThatFit(application);
  const values: Values = {
    ruled: ['workers', Number.isFinite(ruled) ? ruled : 0],
    wanted: ['workers', wanted],
    fit: ['workers', Math.min(1e6, slotsThatFit(application, 1, false))],
    connections: ['connections', connections ?? 0],
  };
  if (memoryMb === null || ruled === Infinity) return {key: 'fpm.unknown', values};
  const holds = application.hold !== 'query';
  if (holds && ruled > (connections ?? Infinity)) return {key: 'fpm.connections', values};
  if (ruled > wanted) return {key: 'fpm.more', values};
  const isSame = ruled === slotsThatFit(application, 1, false);
  return {key: isSame ? 'fpm.same' : 'fpm.fewer', values};
}

/** Workers of a server that keeps application and connections. */
function keptLine(sized: Sized, setting: string, code: (workers: number) => string): Line {
  const {kept, seen} = sized;
  const not = whyNotKept(sized, kept);
  return line(setting, not ? null : kept.workers, not ?? reasonOf(kept), {
    values: workersSaid(sized, kept, seen),
    code: code(kept.workers),
  });
}

/** Fewer than are of use: a document's default, with what it serves. */
function defaultRule(key: string, sized: Sized, workers: number): Rule | undefined {
  const {kept, seen, application} = sized;
  if (whyNotKept(sized, kept)) return undefined;
  const perS = Math.min(kept.perS, workers / (seen.cpuS + seen.ioS));
  const isEnough = workers >= kept.workers;
  return {
    key: `${key}.${isEnough ? 'enough' : 'few'}`,
    values: {
      ruled: ['workers', workers],
      perS: ['perS', perS],
      workers: ['workers', kept.workers],
      most: ['perS', kept.perS],
      cores: ['cores', application.cores],
    },
  };
}

export function octaneBlock(sized: Sized): Block {
  const {application, kept} = sized;
  const requests = DEFAULTS.octaneMaxRequests;
  const bootMs = 1000 * (application.bootCpuS + application.bootIoS);
  const isKnown = application.isBootKnown !== false && bootMs > 0;
  const isSized = whyNotKept(sized, kept) === null;
  return {
    ...{server: 'octane', comment: '#', before: ['php artisan octane:start \\'], after: []},
    lines: [
      keptLine(sized, '--workers', (workers) => `    --workers=${workers} \\`),
      line(
        '--max-requests',
        isSized ? requests : null,
        isKnown ? 'octane.requests' : 'octane.requests.unknown',
        {
          values: {
            requests: ['number', requests],
            boot: ['ms', bootMs],
            each: ['wait', bootMs / requests],
          },
          code: `    --max-requests=${requests}`,
        },
      ),
    ],
    rule: defaultRule('cores', sized, application.cores),
  };
}

export function frankenphpBlock(sized: Sized): Block {
  const {application, kept, seen, known} = sized;
  const not = whyNotKept(sized, kept);
  const fit = slotsThatFit(seen, 1, false);
  // One thread more than workers is needed, and takes memory too.
  const workers = Math.min(kept.workers, fit - 1);
  const none = not ?? (workers < 1 ? 'frankenphp.memory' : null);
  const filled = sizeOf({...application, arrivalRatePerS: null}, KEEPS);
  const mayGrow = filled.by !== 'memory' || !known.isMemoryBorrowed;
  const most = Math.max(workers, mayGrow ? Math.min(filled.workers, fit - 1) : 0) + 1;
  const values = {
    ...workersSaid(sized, kept, seen),
    workers: ['workers', workers],
    threads: ['number', workers + 1],
    max: ['number', most],
  } satisfies Values;
  const isLess = workers < kept.workers;
  const set = (name: string, value: number, why: string, code: string) =>
    line(name, none ? null : value, none ?? why, {values, code});
  const lines = [
    set('num_threads', workers + 1, 'frankenphp.threads', `\t\tnum_threads ${workers + 1}`),
    set(
      'max_threads',
      most,
      most > workers + 1 ? 'frankenphp.max.more' : 'frankenphp.max',
      `\t\tmax_threads ${most}`,
    ),
    set(
      'worker num',
      workers,
      isLess ? 'frankenphp.workers' : reasonOf(kept),
      `\t\tworker {\n\t\t\tfile ./public/index.php\n\t\t\tnum ${workers}\n\t\t}`,
    ),
  ];
  return {
    ...{server: 'frankenphp', comment: '#', before: ['{', '\tfrankenphp {'], after: ['\t}', '}']},
    lines: none ? lines.slice(-1) : lines,
    rule: defaultRule('frankenphp', sized, DEFAULTS.frankenphpThreadsPerCore * application.cores),
  };
}

export const roadrunnerBlock = (sized: Sized): Block => ({
  ...{server: 'roadrunner', comment: '#', before: ['http:', '  pool:'], after: []},
  lines: [keptLine(sized, 'http.pool.num_workers', (workers) => `    num_workers: ${workers}`)],
  rule: defaultRule('cores', sized, sized.application.cores),
});
