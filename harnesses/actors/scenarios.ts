interface Scenario {
  label: string;
  /** what its rate counts */
  counts: 'message' | 'operation' | 'memory';
  /** one unless stated */
  processes?: number;
  note: string;
}

const messages: (label: string, note: string, rest?: Partial<Scenario>) => Scenario = (
  label,
  note,
  rest = {},
) => ({label, note, counts: 'message', ...rest});
const operations: (label: string, note: string, rest?: Partial<Scenario>) => Scenario = (
  label,
  note,
  rest = {},
) => ({label, note, counts: 'operation', ...rest});

const TIMED: Record<string, Scenario> = {
  'one-actor': messages(
    'Messages to one actor',
    'A sender and an actor that waits; rounds of 100,000 messages, an object each.',
  ),
  'short-mailbox': messages(
    'Messages to one actor, mailbox of 100',
    'As one-actor; the sender waits while the mailbox is full.',
  ),
  stateful: messages(
    'State transitions',
    'As one-actor; the handler makes an object with the next state for each message.',
  ),
  burst: messages(
    'Burst',
    '50,000 messages are in the mailbox before the actor starts: the same order on every runtime.',
  ),
  dispatch: operations(
    'Dispatch alone',
    '100,000 messages to an actor that isn’t waiting; none is handled.',
  ),
  'fan-out': messages('Fan-out', '100 actors, a message to each in turn, 100 times.'),
  'multi-dispatch': messages(
    'Multi-dispatch',
    'An actor passes each of 100 messages on to 50 others; what those receive is counted.',
  ),
  spawn: operations(
    'Spawn',
    '1,000 actors that start and wait for their first message; their end is not timed.',
  ),
  kill: operations(
    'Kill',
    '500 waiting actors get a poison pill and end; their start is not timed.',
  ),
  'spawn-kill': operations('Spawn and kill', 'Each actor has ended before the next starts.'),
  'ping-pong': operations(
    'Ping-pong',
    'Two actors, one message on its way; counted are round trips.',
  ),
  'stage-allocate': operations('Allocate', 'Making a message and its envelope.'),
  'stage-id': operations('Random id', 'bin2hex(random_bytes(16)); our envelopes count instead.'),
  'stage-serialise': operations('Serialise', 'serialize() of an envelope.'),
  'stage-unserialise': operations('Unserialise', 'unserialize() of an envelope.'),
  'stage-queue': operations(
    'Queue',
    'One write to a Unix socket and one read from it, both in this process.',
  ),
  'stage-mailbox': operations('Mailbox', 'Into a mailbox and out of it; nobody has to wait.'),
  'stage-dispatch': operations('Dispatch', 'From the envelope to an empty handler and back.'),
  'stage-next-state': operations('Dispatch with state', 'The same, with an object for the state.'),
  pair: messages(
    'Two processes, a write for each message',
    'Serialised, over a Unix socket; the round ends when the last message was handled.',
    {processes: 2},
  ),
  'pair-batched': messages('Two processes, 100 messages a write', 'As pair.', {processes: 2}),
  'pair-ping-pong': operations(
    'Ping-pong between two processes',
    'One message on its way; counted are round trips.',
    {processes: 2},
  ),
};

/** Actors that live at once: their memory, or how many there can be. */
const POPULATION = /^actors-([1-9]\d*)$/;

export const SCENARIO_NAMES = [...Object.keys(TIMED), 'actors-NUMBER'];

export function isKnownScenario(name: string) {
  return Object.hasOwn(TIMED, name) || POPULATION.test(name);
}

/** Actors of a scenario that has some live at once; null for the timed ones. */
export function populationOf(name: string) {
  const found = POPULATION.exec(name);
  return found === null ? null : Number(found[1]);
}

export function scenarioOf(name: string): Scenario {
  return (
    TIMED[name] ?? {
      label: `${populationOf(name)} waiting actors`,
      counts: 'memory',
      note: 'All are made, then started; each waits for its first message in a coroutine of its own.',
    }
  );
}
