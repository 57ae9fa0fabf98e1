// @ts-check
import {findCommand} from '../../machine/commands.js';
import {HarnessError} from '../../machine/harness-error.js';
import {runK6} from './k6.js';
import {runOwnGenerator} from './own-generator.js';

const TOOLS = {own: runOwnGenerator, k6: runK6};

/**
 * Decides which load tool to use: k6 where it is present, else the harness's own generator.
 * @param {string} wanted 'auto', 'k6' or 'own'
 * @returns {'k6'|'own'}
 */
export function chooseTool(wanted) {
  if (wanted === 'auto') {
    return findCommand('k6') === null ? 'own' : 'k6';
  }
  if (wanted !== 'own' && wanted !== 'k6') {
    throw new HarnessError(`--tool ${wanted}`, 'no such load tool', 'choose one of: auto, own, k6');
  }
  if (wanted === 'k6' && findCommand('k6') === null) {
    throw new HarnessError(
      'k6',
      'not on this machine',
      'install k6 (grafana.com/docs/k6), or leave --tool out: the own generator is used',
    );
  }
  return wanted;
}

/** @param {'k6'|'own'} name */
export function loadTool(name) {
  return TOOLS[name];
}
