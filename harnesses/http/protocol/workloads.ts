interface Workload {
  label: string;
  /** its kind in result files */
  workload: string;
  queriesPerRequest: number;
  classesLoaded?: number;
}

/** What a request can ask for; app/src/Workload/Workloads.php answers it. */
export const WORKLOADS: Record<string, Workload> = {
  hello: {label: 'Hello', workload: 'no-io', queriesPerRequest: 0},
  autoload: {label: 'Autoload', workload: 'autoload', queriesPerRequest: 0, classesLoaded: 100},
  'one-query': {label: 'One query', workload: 'one-query', queriesPerRequest: 1},
  bench: {label: 'Ten queries', workload: 'many-queries', queriesPerRequest: 10},
  'twenty-queries': {label: 'Twenty queries', workload: 'many-queries', queriesPerRequest: 20},
};
