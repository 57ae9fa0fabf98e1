import {numbers, statements} from '../../claim.ts';
import {claims as others} from './others.ts';
import type {Claim} from '../../types.ts';

const says = statements({source: 'httparena-data'});
const states = numbers({source: 'httparena-data'});

/** What HttpArena's rows and descriptions of entries say, in the order in which a reader meets it. */
export const claims: Claim[] = [
  states({
    id: 'printed-duration',
    where: 'async-db-1024.json, duration',
    quote: '5s',
    stated: {value: 5, unit: 's'},
    ours: 'db-duration',
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.2 ? 'holds' : 'wrong'),
    calculation: ({say}) => say('db-duration'),
  }),
  says({
    id: 'swoole-is-asynchronous',
    key: true,
    where: 'frameworks/swoole/meta.json',
    quote: 'asynchronous, coroutine-based',
    verdict: 'selective',
  }),
  says({
    id: 'async-database-test',
    where: 'profile async-db',
    quote: 'async-db',
    verdict: 'selective',
    judge: ({q}) => (q('least-blocking-kept') > q('best-coroutine') ? 'selective' : 'holds'),
    calculation: ({say}) => `${say('least-blocking-kept')}; ${say('best-coroutine')}`,
  }),
  says({
    id: 'trueasync-coroutine-per-request',
    where: 'frameworks/frankenphp-trueasync/meta.json',
    quote: 'Each HTTP request runs as a cooperative coroutine',
    verdict: 'not-derivable',
  }),
  states({
    id: 'trueasync-growth',
    where: 'api-4-256.json, api-16-1024.json',
    quote: '27467 … 31351',
    stated: {value: 4, unit: 'ratio'},
    ours: 'frankenphp-trueasync-api-growth',
    verdict: 'artefact',
    judge: ({ours}) => (ours < 2 ? 'artefact' : 'holds'),
    calculation: ({say}) => say('frankenphp-trueasync-api-growth'),
  }),
  ...others,
];
