import {readStackBlocks} from '../stacks/stack-blocks.ts';
import type {Profiler} from './catalogue.ts';

const ROOT = '<main>';

export const phpspy: Profiler = {
  id: 'phpspy',
  label: 'phpspy',
  resultRuntime: 'phpspy',
  from: 'outside',
  readsMemory: true,
  program: {
    name: 'phpspy',
    variable: 'BC_PHPSPY',
    install:
      'build github.com/adsr/phpspy with make, put phpspy into PATH or its path into BC_PHPSPY',
    version: [['--version'], /phpspy v?([\d.]+)/],
  },
  // Each thread of its mode for several processes opens the output file anew: %d gives each its own.
  arguments: ({rateHz, seconds, pids, output, pattern, phpVersion}) => [
    ...(pids.length === 1 ? ['-p', String(pids[0])] : ['-P', `-f '${pattern}'`]),
    ...['-V', phpVersion.replace('.', ''), '-H', String(rateHz), '-i', String(seconds * 1000)],
    ...['-o', pids.length === 1 ? output : `${output}.%d`],
  ],
  // A message for each sample whose stack changed under its hands.
  failedReads: (words) => words.match(/^copy_proc_mem: (Failed to|Not) cop/gm)?.length ?? 0,
  read: (text) => readStackBlocks(text, ROOT),
};
