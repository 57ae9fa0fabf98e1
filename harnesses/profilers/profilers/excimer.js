// @ts-check

/** @type {import('./catalogue.js').Profiler} */
export const excimer = {
  id: 'excimer',
  label: 'Excimer',
  resultRuntime: 'excimer',
  from: 'inside',
  readsMemory: false,
  extension: {name: 'excimer', install: 'apt-get install php-excimer (it need not be enabled)'},
};
