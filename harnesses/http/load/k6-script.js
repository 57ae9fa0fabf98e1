// k6 script of the harness. Runs inside k6, not in Node: `k6 run k6-script.js` with the environment that k6.js sets.
// tsconfig.json leaves it out of the type check: @types/k6 declares k6's globals (`open`, `__ENV` …) for every file of
// the project, those of browsers included.
/* global __ENV */
import {sleep} from 'k6';
import exec from 'k6/execution';
import http from 'k6/http';
import {Counter, Trend} from 'k6/metrics';

const load = JSON.parse(__ENV.BC_LOAD);
const duration = `${__ENV.BC_DURATION_S}s`;
const endMs = Number(__ENV.BC_DURATION_S) * 1000;

const open = {
  executor: 'constant-arrival-rate',
  rate: Math.round(load.ratePerS * 10),
  timeUnit: '10s',
  preAllocatedVUs: load.maxInFlight,
  maxVUs: load.maxInFlight,
};
const closed = {executor: 'constant-vus', vus: load.vus};

export const options = {
  discardResponseBodies: false,
  summaryTrendStats: ['avg', 'min', 'med', 'max', 'p(75)', 'p(90)', 'p(95)', 'p(99)', 'count'],
  scenarios: {
    load: {
      ...(load.model === 'open' ? open : closed),
      duration,
      gracefulStop: `${__ENV.BC_TIMEOUT_MS}ms`,
    },
  },
};

/** Time that k6 lives on after its load, so that it can be asked for its CPU time. */
const LAST_MOMENT_S = 0.5;
/** A refused connection fails at once: without a pause a dead server would keep k6 spinning. */
const PAUSE_AFTER_FAILURE_MS = 10;

const latency = new Trend('bc_latency', true);
const ok = new Counter('bc_ok');
const failed = new Counter('bc_failed');

export function setup() {
  console.log(__ENV.BC_LOAD_BEGINS);
}

export function teardown() {
  sleep(LAST_MOMENT_S);
}

export default function () {
  const n = exec.scenario.iterationInTest;
  const answer = http.get(`${__ENV.BC_URL}?n=${n}`, {timeout: `${__ENV.BC_TIMEOUT_MS}ms`});
  const right = answer.status === 200 && String(answer.body).startsWith(__ENV.BC_EXPECTED_START);
  if (right) {
    latency.add(answer.timings.duration);
  }
  // Answers after the end of the window belong to the latencies, not to the throughput.
  if (Date.now() - exec.scenario.startTime <= endMs) {
    (right ? ok : failed).add(1);
  }
  if (load.model === 'closed') {
    think(right);
  }
}

/** The pause of a user between two requests, as in closed-model.js. */
function think(right) {
  const thinkTimeMs = load.thinkTimeMs || 0;
  const pauseMs = right ? thinkTimeMs : Math.max(thinkTimeMs, PAUSE_AFTER_FAILURE_MS);
  if (pauseMs > 0) {
    sleep(pauseMs / 1000);
  }
}

export function handleSummary(data) {
  return {[__ENV.BC_SUMMARY]: JSON.stringify(data)};
}
