/** The tables of the page that the study is about. */
export const PAGE = 'nexus-actors/performance-page';
export const HISTORY = 'nexus-actors-history/history';

/** Tests that both the page and the history have. */
export const SHARED_TESTS = [
  'message-throughput',
  'burst',
  'stateful-transitions',
  'fan-out',
  'multi-dispatch',
  'kill',
  'spawn-kill-cycles',
  'ping-pong',
];
export const THROUGHPUT_TESTS = SHARED_TESTS.slice(0, 5);
/** The colours of Fiber and Swoole are too near to each other to stand side by side. */
export const COLOURS = {fiber: 'stage-php'};
