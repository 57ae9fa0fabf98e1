import {valueOf} from '../../lib/result/read.ts';
import {loadNumber, requireNumber, workersOf} from '../../lib/result/stated.ts';
import type {FormulaSymbol} from '../../content/types.ts';
import type {RunOf} from '../studies/types.ts';

const THEORY = 'trueasync-theory';
const STUDY = 'ta-benchmark-2026-04-03';

const cpuMs = (runs: RunOf) => valueOf(runs(THEORY), 'base', 'cpuMs');
const ioMs = (runs: RunOf) => valueOf(runs(THEORY), 'base', 'ioMs');
const coresOf = (runs: RunOf) =>
  requireNumber(runs(THEORY).environment.cores, `${THEORY}: environment.cores`);

/**
 * Symbols of the site's formulas: TeX, unit, and the value that pages link to, where there is one.
 * Names, spoken forms and sources are in i18n/{en,ru}/symbols.json.
 */
export const symbols: Record<string, FormulaSymbol> = {
  't-cpu': {tex: 'T_\\mathrm{cpu}', unit: 'ms', of: cpuMs},
  't-io': {tex: 'T_\\mathrm{io}', unit: 'ms', of: ioMs},
  s0: {tex: 'S_0', unit: 'ms', of: (runs) => cpuMs(runs) + ioMs(runs)},
  beta: {tex: '\\beta', unit: 'ratio', of: (runs) => ioMs(runs) / cpuMs(runs)},
  'blocked-share': {
    tex: 'b',
    unit: 'share',
    digits: 1,
    of: (runs) => ioMs(runs) / (cpuMs(runs) + ioMs(runs)),
  },
  cores: {tex: '\\mathrm{cores}', unit: 'cores', of: coresOf},
  'n-star': {
    tex: 'N^*',
    unit: 'count',
    of: (runs) => coresOf(runs) * (1 + ioMs(runs) / cpuMs(runs)),
  },
  n: {tex: 'N', unit: 'count', of: (runs) => workersOf(runs(STUDY), 'trueasync-4')},
  c: {tex: 'C', unit: 'count'},
  u: {tex: 'U', unit: 'share'},
  lambda: {
    tex: '\\lambda',
    unit: 'perS',
    of: (runs) => loadNumber(runs(STUDY), 'trueasync-4', 'arrivalRatePerS'),
  },
  x: {tex: 'X', unit: 'perS', of: (runs) => valueOf(runs(STUDY), 'trueasync-4', 'throughputPerS')},
  mu: {tex: '\\mu', unit: 'perS'},
  rho: {tex: '\\rho', unit: 'share'},
  wq: {tex: 'W_q', unit: 's'},
  l: {tex: 'L', unit: 'count'},
  w: {tex: 'W', unit: 's'},
  alpha: {tex: '\\alpha', unit: 'ratio'},
  kappa: {tex: '\\kappa', unit: 'ratio'},
  gamma: {tex: '\\gamma', unit: 'perS'},
  v: {tex: 'V', unit: 'count', of: (runs) => loadNumber(runs(STUDY), 'trueasync-4', 'maxVus')},
};
