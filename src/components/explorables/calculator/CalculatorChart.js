import React, {useMemo} from 'react';
import {capacityPoints} from '../../../../lib/capacity/capacity-points.js';
import LiveChart from '../frame/LiveChart.js';
import {useRested} from '../frame/useRested.js';
import {measuredPoint, setupOf} from './setup.js';

/**
 * Throughput by workers for the numbers now in the form.
 *
 * @param {{state: object, capacity: object, measured: object, words: object,
 *   chartTexts: Record<string, string>, still?: string}} props
 */
export default function CalculatorChart(props) {
  const {state, capacity, measured, words, chartTexts, still} = props;
  const calm = useRested(state);
  const server = measuredPoint(measured, calm.preset)?.server;
  const points = useMemo(() => capacityPoints(setupOf(calm), server), [calm, server]);
  const summary = useRested(summaryOf(state, capacity, words));
  // The same element for the same points: while a slider moves, the chart isn't even compared.
  return useMemo(
    () => (
      <LiveChart
        {...{points, locale: words.locale, texts: chartTexts, still, summary}}
        names={namesOf(calm, words)}
      />
    ),
    [points, summary],
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
