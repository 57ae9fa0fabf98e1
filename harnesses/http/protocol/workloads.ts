interface Workload {
  label: string;
  /** its kind in result files */
  workload: string;
  queriesPerRequest: number;
  classesLoaded?: number;
  /** HTTP calls of a request to the service that the harness starts */
  callsPerRequest?: number;
  /** what a runtime has to say in its runtime.json that it can */
  needs?: 'fan-out';
  /** what a reader has to know beside the numbers */
  notes?: string[];
}

const QUERIES_NOTE =
  'Ten queries of a request that need no result of one another. With coroutines: ordinary PDO. Blocking: ext-pgsql, pg_send_query before pg_get_result. At once: ten connections of which no other request has any.';
const CALLS_NOTE =
  'Ten HTTP calls of a request to a Node server on the same machine, each over a connection of its own; that server answers each after the wait and is the process group "other". With coroutines: Swoole\\Coroutine\\Http\\Client. Blocking: curl; at once by curl_multi.';
const queries = (label: string): Workload => ({
  ...{label, workload: 'many-queries', queriesPerRequest: 10},
  ...{needs: 'fan-out', notes: [QUERIES_NOTE]},
});
const calls = (label: string): Workload => ({
  ...{label, workload: 'mixed', queriesPerRequest: 0, callsPerRequest: 10},
  ...{needs: 'fan-out', notes: [CALLS_NOTE]},
});

/** What a request can ask for; app/src/Workload/Workloads.php answers it. */
export const WORKLOADS: Record<string, Workload> = {
  hello: {label: 'Hello', workload: 'no-io', queriesPerRequest: 0},
  autoload: {label: 'Autoload', workload: 'autoload', queriesPerRequest: 0, classesLoaded: 100},
  'one-query': {label: 'One query', workload: 'one-query', queriesPerRequest: 1},
  bench: {label: 'Ten queries', workload: 'many-queries', queriesPerRequest: 10},
  'twenty-queries': {label: 'Twenty queries', workload: 'many-queries', queriesPerRequest: 20},
  'fan-out-queries-in-turn': queries('Ten queries, one after the other'),
  'fan-out-queries-at-once': queries('Ten queries at once'),
  'fan-out-http-in-turn': calls('Ten HTTP calls, one after the other'),
  'fan-out-http-at-once': calls('Ten HTTP calls at once'),
  'one-in-twenty': {
    label: 'Ten queries, one request in twenty computes',
    workload: 'mixed',
    queriesPerRequest: 10,
    notes: [
      'Every twentieth request also does a fixed amount of work on the CPU, in one piece; computeMs is what it took.',
    ],
  },
};
