import {readStackBlocks} from '../stacks/stack-blocks.ts';
import type {Profiler} from './catalogue.ts';

const ROOT = '{main}';

export const pfp: Profiler = {
  id: 'pfp',
  label: 'pfp',
  resultRuntime: 'pfp',
  from: 'outside',
  readsMemory: true,
  program: {
    name: 'pfp',
    variable: 'BC_PFP',
    install:
      'build github.com/loks0n/php-fast-profile with cargo, put pfp into PATH or its path into BC_PFP',
    version: [['--version'], /pfp v?([\d.]+)/],
  },
  arguments: ({rateHz, seconds, pids, output, token, phpVersion}) => [
    ...(pids.length === 1 ? ['-p', String(pids[0])] : ['-P', 'php', '--cmdline', token]),
    ...['--php-version', phpVersion, '-H', String(rateHz), '-d', String(seconds)],
    ...['-f', 'stacks', '-o', output],
  ],
  failedReads: (words) => Number(/samples, (\d+) errors/.exec(words)?.[1] ?? 0),
  read: (text) => readStackBlocks(text, ROOT),
};
