import {droppedShare} from '../../../../lib/queueing/index.ts';
import {measurementsOf} from '../../../../lib/result/read.ts';
import {BLOCKING_CELLS, OPCACHE, RUN, WORKERS, ends, load, perCell, rate, read} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const planned = (runs: RunOf) => load(runs, 'arrivalRatePerS') * load(runs, 'durationS');
const dropped = (runs: RunOf, id: string) => read(runs, id, 'droppedShare');
const shortfall = (runs: RunOf, id: string) =>
  droppedShare({
    arrivalRatePerS: load(runs, 'arrivalRatePerS'),
    throughputPerS: rate(runs, id),
  });

/** Requests that were started and are not among the completed ones. */
const missing = (runs: RunOf, id: string) =>
  planned(runs) * (1 - dropped(runs, id)) - rate(runs, id) * load(runs, 'durationS');

const count = {unit: 'count'};

/** What was asked for, what was sent, and what is missing. */
export const requests: Quantities = {
  offered: {unit: 'perS', of: (runs) => load(runs, 'arrivalRatePerS')},
  duration: {unit: 's', of: (runs) => load(runs, 'durationS')},
  cap: {...count, of: (runs) => load(runs, 'maxVus')},
  'doubled-cap': {...count, of: (runs) => 2 * load(runs, 'maxVus')},
  'pre-allocated': {...count, of: (runs) => load(runs, 'preAllocatedVus')},
  'graceful-stop': {unit: 's', of: (runs) => load(runs, 'gracefulStopS')},
  planned: {...count, of: planned},
  'cap-share': {unit: 'share', digits: 1, of: (runs) => load(runs, 'maxVus') / planned(runs)},
  ...perCell('dropped', {unit: 'share'}, dropped),
  ...perCell('shortfall', {unit: 'share', digits: 1}, shortfall),
  ...ends('own-dropped', {unit: 'share', digits: 1}, (runs) =>
    WORKERS.map((n) => dropped(runs, `trueasync-${n}`)),
  ),
  'unsent-nts-4': {...count, of: (runs) => dropped(runs, 'swoole-nts-4') * planned(runs)},
  'unsent-trueasync-4': {...count, of: (runs) => dropped(runs, 'trueasync-4') * planned(runs)},
  'sent-nts-4': {
    unit: 'perS',
    digits: 0,
    of: (runs) => (1 - dropped(runs, 'swoole-nts-4')) * load(runs, 'arrivalRatePerS'),
  },
  'shortfall-nts-4': {unit: 'share', digits: 1, of: (runs) => shortfall(runs, 'swoole-nts-4')},
  ...ends('gap-points', {unit: 'count', digits: 1}, (runs) =>
    BLOCKING_CELLS.map((id) => 100 * (shortfall(runs, id) - dropped(runs, id))),
  ),
  ...ends('missing', {unit: 'count', digits: 0}, (runs) =>
    BLOCKING_CELLS.map((id) => missing(runs, id)),
  ),
  'rows-trueasync-4': {...count, of: (runs) => rate(runs, 'trueasync-4') * load(runs, 'durationS')},
  'rows-nts-4': {...count, of: (runs) => rate(runs, 'swoole-nts-4') * load(runs, 'durationS')},
  measurements: {...count, of: (runs) => measurementsOf(runs(RUN), {}).length},
  'more-measurements': {
    ...count,
    of: (runs) => measurementsOf(runs(OPCACHE), {status: 'measured'}).length / 2,
  },
};
