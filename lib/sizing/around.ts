import {memoryOf, queryS} from '../gains/limits.ts';
import {isUnsure, line, whyNotKept} from './block.ts';
import {DEFAULTS} from './documents.ts';
import {connectionsFor, poolKey, poolOf, poolSaid} from './pool.ts';
import {replicasOf} from './replicas.ts';
import type {Block, Line, Sized, Values} from './block.ts';

/** Megabytes as Kubernetes writes them, no less than they are. */
const megabytes = (mb: number) => `${Math.ceil(mb - 1e-6)}M`;

export function kubernetesBlock(sized: Sized): Block {
  const {application, known, asIs} = sized;
  const {cores, arrivalRatePerS, memoryMb, firstMb, workerMb} = application;
  const found = replicasOf(application);
  const isFound = typeof found === 'object';
  const size = isFound ? found.size : asIs;
  const unsure = isUnsure(sized, size);
  const needMb = memoryOf(application, size.workers);
  const mostMb = Math.min(memoryMb ?? Infinity, size.workers * Math.max(firstMb, workerMb));
  const values: Values = {
    rate: ['perS', arrivalRatePerS ?? 0],
    pod: ['perS', isFound ? found.podPerS : 0],
    workers: ['workers', size.workers],
    cores: ['cores', cores],
    takes: ['mb', needMb],
    most: ['mb', mostMb],
    connections: ['connections', application.connections ?? 0],
    all: ['number', isFound ? found.replicas * size.workers : 0],
  };
  const noMemory = known.isMemoryBorrowed;
  const set = (name: string, value: Line['value'], why: string, code: string) =>
    line(name, value, why, {values, code});
  return {
    ...{server: 'kubernetes', comment: '#', before: ['spec:'], after: []},
    lines: [
      set(
        'replicas',
        isFound && !unsure ? found.replicas : null,
        unsure ? 'memory.borrowed' : `replicas.${isFound ? 'given' : found}`,
        isFound ? `  replicas: ${found.replicas}` : '',
      ),
      set(
        'requests.cpu',
        cores,
        'kubernetes.cpu',
        [...PATH_TO_CPU, `              cpu: ${cores}`].join('\n'),
      ),
      set(
        'requests.memory',
        noMemory ? null : megabytes(needMb),
        noMemory ? 'memory.borrowed' : 'kubernetes.memory',
        `              memory: ${megabytes(needMb)}`,
      ),
      set(
        'limits.memory',
        noMemory ? null : megabytes(mostMb),
        noMemory
          ? 'memory.borrowed'
          : memoryMb === mostMb
            ? 'kubernetes.limit.given'
            : 'kubernetes.limit',
        `            limits:\n              memory: ${megabytes(mostMb)}`,
      ),
      ...(isFound && !unsure
        ? [
            set(
              'pm.max_children',
              size.workers,
              application.hold === 'query' ? 'kubernetes.workers' : 'kubernetes.workers.held',
              `# PHP-FPM in each pod: pm.max_children = ${size.workers}`,
            ),
          ]
        : []),
    ],
  };
}

const PATH_TO_CPU = [
  ...['  template:', '    spec:', '      containers:', '        - name: php'],
  ...['          resources:', '            requests:'],
];

/**
 * Connections that the largest of the servers above may hold, and those that queries need where they are lent for each:
 * no more than there are.
 */
function connectionsOf(sized: Sized) {
  const {application, asIs, kept} = sized;
  const {connections} = application;
  const found = replicasOf(application);
  // What has no number itself takes no connections.
  const sizes = whyNotKept(sized, kept) === null ? [asIs, kept] : [asIs];
  const pods =
    typeof found === 'object'
      ? [
          {
            workers: found.replicas * found.size.workers,
            perS: Number(application.arrivalRatePerS),
          },
        ]
      : [];
  const slots = Math.max(...[...sizes, ...pods].map(({workers}) => workers));
  const perS = Math.max(...[...sizes, ...pods].map((each) => each.perS));
  const heldS = queryS(application);
  const most = Math.min(slots, connections ?? Infinity);
  const lent = heldS === 0 ? 0 : connectionsFor(perS, heldS, most);
  const needed = application.hold === 'query' ? lent : most;
  return {slots, perS, heldS, most, lent, needed};
}

export function postgresBlock(sized: Sized): Block {
  const {application, known, asIs, kept} = sized;
  const {needed, slots} = connectionsOf(sized);
  const reserved = DEFAULTS.postgresReserved;
  const isUnknown = known.isMemoryBorrowed && [asIs, kept].some(({by}) => by === 'memory');
  const none = needed === 0 ? 'postgres.none' : isUnknown ? 'memory.borrowed' : null;
  const held = application.hold === 'query' ? 'lent' : 'held';
  const pool = poolOf(application, slots);
  return {
    ...{server: 'postgres', comment: '#', before: [], after: []},
    lines: [
      line('max_connections', none ? null : needed + reserved, none ?? `postgres.${held}`, {
        values: {
          needed: ['connections', needed],
          reserved: ['number', reserved],
          workers: ['workers', slots],
        },
      }),
      ...(pool ? [line('', null, `pool.${poolKey(pool)}`, {values: poolSaid(pool)})] : []),
    ],
  };
}

export function pgbouncerBlock(sized: Sized): Block {
  const {application, known, asIs, kept} = sized;
  const {slots, perS, heldS, lent, most} = connectionsOf(sized);
  const isUnknown = known.isMemoryBorrowed && [asIs, kept].some(({by}) => by === 'memory');
  const none = heldS === 0 ? 'postgres.none' : isUnknown ? 'memory.borrowed' : null;
  const size = DEFAULTS.pgbouncerPoolSize;
  const ruled = poolOf({...application, hold: 'query', connections: size}, slots);
  const values: Values = {
    size: ['connections', lent],
    slots: ['number', slots],
    rate: ['perS', perS],
    held: ['ms', 1000 * heldS],
    busy: ['number', Number((perS * heldS).toPrecision(3))],
    ruled: ['connections', size],
    from: ['perS', ruled?.fromPerS ?? 0],
    connections: ['connections', application.connections ?? 0],
  };
  const isShort = lent === most && most < slots;
  const isFew = ruled?.isShort && Number(ruled.fromPerS) < perS;
  const judged = size > (application.connections ?? Infinity) ? 'many' : isFew ? 'few' : 'enough';
  const set = (name: string, value: Line['value'], why: string) =>
    line(name, none ? null : value, none ?? why, {values});
  const lines = [
    set('default_pool_size', lent, isShort ? 'pgbouncer.size.short' : 'pgbouncer.size'),
    set('max_client_conn', slots, 'pgbouncer.clients'),
    set('pool_mode', 'transaction', 'pgbouncer.mode'),
  ];
  return {
    ...{server: 'pgbouncer', comment: ';', before: ['[pgbouncer]'], after: []},
    lines: none ? lines.slice(0, 1) : lines,
    rule: {key: `pgbouncer.${judged}`, values},
  };
}
