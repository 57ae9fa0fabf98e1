import type {Options} from './command-line.ts';

/**
 * Options of every harness: those of running a plan, and those of writing its result, beside the `study` that it is for.
 */
export const PLAN_OPTIONS = {
  out: {type: 'string'},
  seed: {type: 'string'},
  estimate: {type: 'boolean', default: false},
  name: {type: 'string'},
  to: {type: 'string', default: '.'},
  replace: {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const satisfies Options;
