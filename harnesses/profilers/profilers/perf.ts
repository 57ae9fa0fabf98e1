import {readPerfSymbols} from '../stacks/perf-symbols.ts';
import {runToEnd} from '../../machine/commands.ts';
import type {Profiler} from './catalogue.ts';

const CONVERTING_MS = 60_000;

export const perf: Profiler = {
  id: 'perf',
  label: 'Linux perf',
  resultRuntime: 'other',
  from: 'outside',
  readsMemory: false,
  program: {
    name: 'perf',
    variable: 'BC_PERF',
    install: 'apt-get install linux-perf',
    version: [['--version'], /perf version ([\d.]+)/],
  },
  // The clock of the processor's time is there in virtual machines too, where counters of cycles are not.
  arguments: ({rateHz, seconds, pids, output}) => [
    ...['record', '--quiet', '-e', 'cpu-clock', '-F', String(rateHz)],
    ...['-p', pids.join(','), '-o', output, '--', 'sleep', String(seconds)],
  ],
  convert: async (command, output) =>
    (await runToEnd(command, ['script', '-i', output, '-F', 'ip,sym'], {timeoutMs: CONVERTING_MS}))
      .stdout,
  read: readPerfSymbols,
};
