import {withInterval} from '../../claim.ts';
import type {Claim} from '../../types.ts';

/** Coroutines over blocking workers of our own experiment, without a wait in the database and with the longest. */
const NO_WAIT = 'state-or-coroutines:gain-no-wait';
const LONG_WAIT = 'state-or-coroutines:gain-long-wait';

export const claims: Claim[] = [
  {
    id: 'two-independent',
    source: 'swoole-evidence',
    where: 'Two sources of performance gain',
    quote: 'two independent advantages',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) => (q('coefficient-5') > 2 * q('coefficient-34') ? 'selective' : 'holds'),
    calculation: ({say}) => `${say('coefficient-34')}; ${say('coefficient-5')}`,
  },
  {
    id: 'gain-without-io',
    source: 'swoole-evidence',
    where: 'Two sources, 1',
    quote: 'a gain even without I/O',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({q}) => (Math.min(q('json-bytepursuits'), q('autoload')) > 1.05 ? 'holds' : 'wrong'),
    calculation: ({say}) => `${say('json-bytepursuits')}; ${say('autoload')}`,
  },
  {
    id: 'only-with-io',
    source: 'swoole-evidence',
    where: 'Two sources, 2',
    quote: 'only when I/O is present',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({q}) => {
      if (q(`${NO_WAIT}-high`) < 1 && q(`${LONG_WAIT}-low`) > 1) return 'holds';
      return q(`${NO_WAIT}-low`) > 1 ? 'wrong' : 'not-derivable';
    },
    calculation: ({say}) => `${withInterval(say, NO_WAIT)}; ${withInterval(say, LONG_WAIT)}`,
  },
  {
    id: 'needs-async-clients',
    source: 'swoole-evidence',
    where: 'Two sources, 2',
    quote: 'requires the use of asynchronous clients',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({q}) =>
      Math.min(q('coroutines-1'), q('coroutines-20')) > 1.05 ? 'holds' : 'not-derivable',
    calculation: ({say}) => `${say('coroutines-1')}; ${say('coroutines-20')}`,
  },
  {
    id: 'no-db-only-state',
    key: true,
    source: 'swoole-evidence',
    where: 'Two sources',
    quote: 'Tests without a DB … measure only the stateful effect',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    judge: ({q}) => (q('plain-text') > 2 ? 'wrong' : 'holds'),
    calculation: ({say}) => `${say('plain-text')}`,
  },
  {
    id: 'coroutines-not-isolated',
    source: 'swoole-evidence',
    where: 'Two sources',
    quote: 'do not allow isolating the coroutine contribution',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    calculation: ({say}) =>
      [
        'coroutines-1',
        'coroutines-20',
        'state-or-coroutines:equal-slots-step-kept',
        'state-or-coroutines:equal-slots-step-dropped',
      ]
        .map((name) => say(name))
        .join('; '),
  },
  {
    id: 'only-mature',
    source: 'swoole-evidence',
    where: 'Opening',
    quote: 'the only mature implementation of the coroutine model',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
];
