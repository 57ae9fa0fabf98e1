import {all, cell, cpuUs, ratio, saved, withEnds} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

/** Stages that were timed without and with the JIT. */
export const STAGES = ['allocate', 'mailbox', 'dispatch', 'serialise', 'unserialise'];
/** Stages that run in C almost alone. */
export const STAGES_IN_C = ['id', 'queue'];
const IN_PROCESS = ['allocate', 'mailbox', 'dispatch'];
const BETWEEN = ['serialise', 'unserialise'];

const us = (runs: RunOf, stage: string, mode?: string) =>
  cpuUs(runs, cell('fiber', `stage-${stage}`, mode));
const sum = (runs: RunOf, stages: readonly string[], mode?: string) =>
  stages.reduce((total, stage) => total + us(runs, stage, mode).value, 0);

const stage = (name: string) =>
  withEnds(`stage-${name}`, {unit: 'us', digits: 2}, (runs) => us(runs, name));

const withJit = (name: string) => ({
  ...withEnds(`stage-jit-${name}`, {unit: 'us', digits: 2}, (runs) => us(runs, name, 'jit')),
  ...withEnds(`jit-saves-${name}`, {unit: 'share', digits: 0}, (runs) =>
    saved(us(runs, name), us(runs, name, 'jit')),
  ),
});

/** Where the time of a message goes. */
export const stages: Quantities = {
  ...all([...STAGES, ...STAGES_IN_C].map(stage)),
  ...all(STAGES.map(withJit)),
  'stages-in-process': {unit: 'us', digits: 2, of: (runs) => sum(runs, IN_PROCESS)},
  serialising: {unit: 'us', digits: 2, of: (runs) => sum(runs, BETWEEN)},
  ...withEnds('queue-over-serialising', {unit: 'ratio', digits: 1}, (runs) => {
    const [serialise, unserialise] = BETWEEN.map((name) => us(runs, name));
    const both = serialise.values.map((value, block) => value + unserialise.values[block]);
    return ratio(us(runs, 'queue'), {values: both});
  }),
  'id-share-of-message': {
    unit: 'share',
    digits: 0,
    of: (runs) => us(runs, 'id').value / cpuUs(runs, cell('fiber', 'one-actor')).value,
  },
};
