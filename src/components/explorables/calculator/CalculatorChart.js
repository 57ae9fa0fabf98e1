import React, {useDeferredValue, useMemo} from 'react';
import {capacityPoints} from '../../../../lib/capacity/capacity-points.js';
import LiveChart from '../frame/LiveChart.js';
import {measuredPoint, setupOf} from './setup.js';

/**
 * Throughput by workers for the numbers now in the form.
 *
 * @param {{state: object, capacity: object, measured: object, words: object}} props
 */
export default function CalculatorChart({state, capacity, measured, words}) {
  const calm = useDeferredValue(state);
  const server = measuredPoint(measured, calm.preset)?.server;
  const points = useMemo(() => capacityPoints(setupOf(calm), server), [calm, server]);
  return (
    <LiveChart
      figure="calculator"
      {...{points, locale: words.locale, names: namesOf(calm, words)}}
      summary={summaryOf(state, capacity, words)}
    />
  );
}

function namesOf({values}, {t}) {
  return {'series.coroutines': t('calculator.chart.coroutines', {c: values.c})};
}

function summaryOf(state, {blocking, coroutines, equal}, {t, say}) {
  const setup = setupOf(state);
  return t('calculator.chart.summary', {
    workers: say('workers', setup.workers),
    blocking: say('perS', blocking.throughputPerS),
    coroutines: say('perS', coroutines.throughputPerS),
    ceiling: say('perS', Math.min(setup.cores / setup.cpuS, setup.arrivalRatePerS ?? Infinity)),
    needed: say('workers', equal.blockingWorkers),
  });
}
