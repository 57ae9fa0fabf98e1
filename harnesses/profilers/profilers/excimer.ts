import type {Profiler} from './catalogue.ts';

export const excimer: Profiler = {
  id: 'excimer',
  label: 'Excimer',
  resultRuntime: 'excimer',
  from: 'inside',
  readsMemory: false,
  extension: {name: 'excimer', install: 'apt-get install php-excimer (it need not be enabled)'},
};
