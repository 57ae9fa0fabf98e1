import {quantity} from '../../../lib/result/read.js';

const OWN = 'state-or-coroutines/two-cores';

/** How far throughput at saturation in one block lies from the cells' medians, on average. */
const driftOfBlock = (block) => ({
  unit: 'ratio',
  of: (runs) => {
    const run = runs(OWN);
    const shares = run.measurements
      .filter(({status, parameters}) => status === 'measured' && parameters.point === 'saturated')
      .map(({id}) => quantity(run, id, 'throughputPerS'))
      .map(({value, values}) => values.at(block) / value - 1);
    return Math.abs(shares.reduce((sum, share) => sum + share, 0) / shares.length);
  },
});

const waitAskedMs = (scenario) => ({
  unit: 'ms',
  of: (runs) => runs(OWN).scenarios[scenario].ioWaitPerQueryMs,
});

/** How the session went: its drift, and the waits that were asked for. */
export const session = {
  'drift-first-block': driftOfBlock(0),
  'drift-last-block': driftOfBlock(-1),
  'wait-asked-least': waitAskedMs('bench-wait-1'),
  'wait-asked': waitAskedMs('bench-wait-2'),
  'wait-asked-most': waitAskedMs('bench-wait-4'),
};
