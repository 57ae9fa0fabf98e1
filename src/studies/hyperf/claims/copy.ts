import type {Claim, JudgedNumber} from '../../types.ts';

/** Rounding to whole thousands changes less than this. */
const ROUNDED = 0.01;

/**
 * The README is the source that is named for the rate. Another rate there is that of another run, which neither supports
 * the quoted one nor contradicts it.
 */
const isRateOfReadme = ({stated, ours}: JudgedNumber) =>
  Math.abs(ours / stated.value - 1) <= ROUNDED ? 'holds' : 'not-derivable';

export const claims: Claim[] = [
  {
    id: 'heading-96000',
    key: true,
    source: 'swoole-evidence',
    where: '7, heading',
    quote: '96,000 req/s on a Swoole Framework',
    kind: 'number',
    stated: {value: 96000, unit: 'perS'},
    ours: 'rate',
    verdict: 'not-derivable',
    judge: isRateOfReadme,
    calculation: ({say}) => `${say('stated-rate')} / ${say('rate')} = ${say('stated-over-rate')}`,
  },
  {
    id: 'rate-96563',
    source: 'swoole-evidence',
    where: '7',
    quote: '96,563 req/s',
    kind: 'number',
    stated: {value: 96563, unit: 'perS'},
    ours: 'rate',
    verdict: 'not-derivable',
    judge: isRateOfReadme,
    calculation: ({say}) => `${say('stated-rate')} / ${say('rate')} = ${say('stated-over-rate')}`,
  },
  {
    id: 'latency-7-66',
    source: 'swoole-evidence',
    where: '7',
    quote: 'Latency: 7.66 ms',
    kind: 'number',
    stated: {value: 7.66, unit: 'ms'},
    ours: 'possible-latency',
    verdict: 'wrong',
    judge: ({stated, ours}) => (stated.value > 1.1 * ours ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('stated-rate')} × ${say('stated-latency')} = ${say('stated-in-flight')} > ${say('stated-connections')}; ${say('stated-connections')} / ${say('stated-rate')} = ${say('possible-latency')}`,
  },
  {
    id: 'four-threads',
    source: 'swoole-evidence',
    where: '7',
    quote: '4 threads, 100 connections',
    kind: 'number',
    stated: {value: 100, unit: 'count'},
    ours: 'connections',
    verdict: 'wrong',
    judge: ({stated, ours, q}) => {
      if (stated.value === ours) return 'holds';
      return q('stated-in-flight') > 1.1 * stated.value ? 'wrong' : 'not-derivable';
    },
    calculation: ({say}) =>
      `${say('connections')}; ${say('stated-rate')} × ${say('stated-latency')} = ${say('stated-in-flight')} > ${say('stated-connections')}`,
  },
  {
    id: 'reflects-stateful',
    source: 'swoole-evidence',
    where: '7, What is measured',
    quote: 'it reflects the stateful runtime effect',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
  {
    id: 'five-to-ten',
    source: 'swoole-evidence',
    where: '7',
    quote: '5–10x advantage over traditional PHP frameworks',
    kind: 'number',
    stated: {from: 5, to: 10, unit: 'ratio'},
    ours: null,
    verdict: 'not-derivable',
  },
];
