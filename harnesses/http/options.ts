import type {Values} from '../engine/command-line.ts';

/** Options of the HTTP harness's commands, beside those of every harness. */
export const OPTIONS = {
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
  apps: {type: 'string'},
  application: {type: 'string', default: 'kept'},
  connection: {type: 'string', default: 'kept'},
  waiting: {type: 'string', default: 'blocking'},
  workers: {type: 'string', default: '2'},
  coroutines: {type: 'string', default: '16'},
  wait: {type: 'string', default: '2'},
  placement: {type: 'string', default: 'shared'},
  only: {type: 'string'},
  write: {type: 'boolean', default: false},
} as const;

export type Options = Values<typeof OPTIONS>;
