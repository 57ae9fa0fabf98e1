import {findCommand} from '../../machine/commands.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {runK6} from './k6.ts';
import {runOwnGenerator} from './own-generator.ts';

export const ARRIVALS = ['even', 'poisson'] as const;
export type Arrivals = (typeof ARRIVALS)[number];

const TOOLS = {own: runOwnGenerator, k6: runK6};

/**
 * Decides which load tool to use: k6 where it is present, else the harness's own generator.
 *
 * @param wanted 'auto', 'k6' or 'own'
 * @param arrivals that the load is to have: k6 spaces its arrivals evenly
 */
export function chooseTool(wanted: string, arrivals: Arrivals = 'even'): 'k6' | 'own' {
  if (wanted === 'auto') {
    return arrivals === 'poisson' || findCommand('k6') === null ? 'own' : 'k6';
  }
  if (wanted === 'k6' && arrivals === 'poisson') {
    throw new HarnessError(
      '--tool k6',
      'k6 has no Poisson arrivals, and the plan asks for them',
      'leave --tool out: the own generator makes them',
    );
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

export function loadTool(name: 'k6' | 'own') {
  return TOOLS[name];
}
