import {settingsOf} from '../runtimes.ts';
import type {Cell} from '../protocol/plan.ts';

const LABELS: Record<string, string> = {fiber: 'Fibers', swoole: 'Swoole', swow: 'Swow'};
const MODE_LABELS: Record<string, string> = {
  'no-opcache': 'without OPcache',
  opcache: 'OPcache',
  jit: 'OPcache and JIT',
};
const MAILBOX: Record<string, string> = {
  fiber: 'Mailboxes are SplQueue; a Fiber that got a message runs when its turn comes.',
  swoole: 'Mailboxes are Swoole’s channels; a push to a waiting reader switches to it at once.',
  swow: 'Mailboxes are Swow’s channels; a push to a waiting reader switches to it at once.',
};

const SOCKET: Record<string, string> = {
  fiber:
    'Between two processes: a stream of a socket pair. It blocks the whole process, whose ready Fibers run before each read.',
  swoole:
    'Between two processes: a socket pair, both ends as Swoole’s coroutine sockets, which epoll wakes.',
  swow: 'Between two processes: a Unix socket with a path, as Swow’s sockets, which libuv wakes.',
};

export function systemId({runtime, mode}: Cell) {
  return `${runtime}-${mode}`;
}

/** @param versions of the machine */
export function systemOf(
  {cell: {runtime, mode}, report}: {cell: Cell; report?: {extensionVersion: string | null}},
  versions: Record<string, string>,
) {
  const extension = report?.extensionVersion;
  return {
    runtime,
    label: `${LABELS[runtime]}, ${MODE_LABELS[mode]}`,
    state: 'stateful',
    waiting: 'coroutine',
    processModel: 'single-process',
    versions: {php: versions.php, ...(extension ? {[runtime]: extension} : {})},
    settings: Object.fromEntries(settingsOf(mode).map((setting) => setting.split('='))),
    notes: [MAILBOX[runtime], SOCKET[runtime]],
  };
}
