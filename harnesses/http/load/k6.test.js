import {expect, test} from 'vitest';
import {reportOf} from './k6.js';

const load = {model: 'open', ratePerS: 100, maxInFlight: 50};
const latency = {
  type: 'trend',
  values: {
    avg: 900,
    min: 20,
    med: 995,
    max: 1020,
    'p(75)': 998,
    'p(90)': 999,
    'p(95)': 1000,
    'p(99)': 1010,
    count: 200,
  },
};
const counter = (count) => ({type: 'counter', values: {count, rate: 1}});

test('a summary of k6 becomes the report of the harness', () => {
  const report = reportOf(
    {metrics: {bc_latency: latency, bc_ok: counter(200), dropped_iterations: counter(190)}},
    load,
    4,
  );
  expect(report).toMatchObject({
    throughputPerS: 50,
    arrivals: 400,
    droppedRequests: 190,
    failedRequests: 0,
    measuredFrom: 'sent',
  });
  expect(report.latencyMs).toMatchObject({p50: 995, p99: 1010, mean: 900});
});

test('metrics that k6 leaves out are zero: no drops, no failures', () => {
  const report = reportOf({metrics: {bc_latency: latency, bc_ok: counter(400)}}, load, 4);
  expect(report).toMatchObject({droppedRequests: 0, failedRequests: 0, errors: {}});
});

test('a run in which nothing was right has no latency', () => {
  const report = reportOf({metrics: {bc_failed: counter(30)}}, load, 4);
  expect(report.latencyMs).toEqual({count: 0});
  expect(report.failedRequests).toBe(30);
});
