/**
 * Facts that a tool's output lacks, each with its flag and its path in the metadata (assemble/metadata.ts). `kind` is
 * what the flag's text is turned into, or has to look like; `choices` are the words that the schema allows.
 */
export const FACTS = [
  fact('id', 'study/run', ['id'], {kind: 'run-id'}),
  fact('evidence', 'kind', ['evidence'], {
    choices: ['vendor', 'independent', 'production', 'own', 'model', 'collection'],
  }),
  fact('measured-on', 'yyyy-mm-dd', ['measuredOn'], {kind: 'day'}),
  fact('system', 'id', ['measurement', 'system'], {kind: 'id'}),
  fact('runtime', 'id', ['systems', '*', 'runtime'], {kind: 'runtime'}),
  fact('label', 'text', ['systems', '*', 'label']),
  fact('state', 'word', ['systems', '*', 'state'], {choices: ['stateful', 'stateless', 'unknown']}),
  fact('waiting', 'word', ['systems', '*', 'waiting'], {
    choices: ['blocking', 'coroutine', 'event-loop', 'unknown'],
  }),
  fact('process-model', 'word', ['systems', '*', 'processModel'], {
    choices: ['processes', 'threads', 'single-process', 'unknown'],
  }),
  fact('coroutines', 'n', ['systems', '*', 'coroutinesPerWorker'], {kind: 'count'}),
  fact('workers', 'n', ['measurement', 'workers'], {kind: 'count'}),
  fact('scenario', 'id', ['measurement', 'scenario'], {kind: 'id'}),
  fact('workload', 'word', ['scenarios', '*', 'workload'], {
    choices: [
      'no-io',
      'autoload',
      'one-query',
      'many-queries',
      'messages',
      'sampling',
      'mixed',
      'sleep',
      'unknown',
    ],
  }),
  fact('model', 'word', ['load', 'model'], {choices: ['open', 'closed']}),
  fact('rate', 'per-second', ['load', 'arrivalRatePerS'], {kind: 'number'}),
  fact('vus', 'n', ['load', 'vus'], {kind: 'count'}),
  fact('max-vus', 'n', ['load', 'maxVus'], {kind: 'count'}),
  fact('duration', 'seconds', ['load', 'durationS'], {kind: 'number'}),
  fact('graceful-stop', 'seconds', ['load', 'gracefulStopS'], {kind: 'number'}),
  fact('think-time', 'seconds', ['load', 'thinkTimeS'], {kind: 'number'}),
  fact('tool-version', 'text', ['load', 'tool', 'version']),
  fact('os', 'text', ['environment', 'os']),
  fact('virtualisation', 'text', ['environment', 'virtualisation']),
  fact('cpu-model', 'text', ['environment', 'cpuModel']),
  fact('cores', 'n', ['environment', 'cores'], {kind: 'number'}),
  fact('memory-gb', 'n', ['environment', 'memoryGb'], {kind: 'number'}),
  fact('database', 'text', ['environment', 'database']),
  fact('generator-host', 'word', ['environment', 'loadGeneratorHost'], {
    choices: ['same', 'separate', 'unknown'],
  }),
  fact('network', 'text', ['environment', 'network']),
];

function fact(
  flag: string,
  placeholder: string,
  path: string[],
  {
    kind = 'text',
    choices,
  }: {
    kind?: 'text' | 'number' | 'count' | 'day' | 'id' | 'run-id' | 'runtime';
    choices?: string[];
  } = {},
) {
  return {flag, placeholder, path, kind, choices, name: camel(flag)};
}

export type Fact = ReturnType<typeof fact>;

/** The fact of a name. */
export function factNamed(name: string): Fact {
  const found = FACTS.find((each) => each.name === name);
  if (found) return found;
  throw new Error(`there is no fact “${name}” among those of cli/importers/session/facts.ts.`);
}

/** Name under which the argument parser hands a flag's value over. */
function camel(flag: string) {
  return flag.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
