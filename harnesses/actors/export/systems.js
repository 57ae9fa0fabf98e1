// @ts-check
import {settingsOf} from '../runtimes.js';

/** @type {Record<string, string>} */
const LABELS = {fiber: 'Fibers', swoole: 'Swoole', swow: 'Swow'};
/** @type {Record<string, string>} */
const MODE_LABELS = {'no-opcache': 'without OPcache', opcache: 'OPcache', jit: 'OPcache and JIT'};
/** @type {Record<string, string>} */
const MAILBOX = {
  fiber: 'Mailboxes are SplQueue; a Fiber that got a message runs when its turn comes.',
  swoole: 'Mailboxes are Swoole’s channels; a push to a waiting reader switches to it at once.',
  swow: 'Mailboxes are Swow’s channels; a push to a waiting reader switches to it at once.',
};

/** @type {Record<string, string>} */
const SOCKET = {
  fiber:
    'Between two processes: a stream of a socket pair. It blocks the whole process, whose ready Fibers run before each read.',
  swoole:
    'Between two processes: a socket pair, both ends as Swoole’s coroutine sockets, which epoll wakes.',
  swow: 'Between two processes: a Unix socket with a path, as Swow’s sockets, which libuv wakes.',
};

/** @param {import('../protocol/plan.js').Cell} cell */
export function systemId({runtime, mode}) {
  return `${runtime}-${mode}`;
}

/**
 * @param {{cell: import('../protocol/plan.js').Cell, report?: {extensionVersion: string | null}}} run
 * @param {Record<string, string>} versions of the machine
 */
export function systemOf({cell: {runtime, mode}, report}, versions) {
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
