// A file of what suspends, as static/data/schema/suspends.v1.schema.json has it.

export type Verdict = 'suspends' | 'in-turn' | 'partly' | 'blocks';

/** Times in ms, one of each repeat. */
export type Times = Record<'aloneMs' | 'togetherMs' | 'silenceMs', number[]>;

/** Limits by which times are judged, in times of one call alone. */
export type Rule = Record<
  'calls' | 'waitMs' | 'repeats' | 'most' | 'overlap' | 'inTurn' | 'calm' | 'stopped',
  number
>;

/** `hooks` of Swoole: all, none, or the one flag that was on. */
export type Row = {call: string; client?: string; hooks?: string} & (
  (Times & {verdict: Verdict}) | {verdict: 'failed' | 'absent'; reason: string}
);

/** Whether a request that ran meanwhile, and one that came later, found what a request had set. */
export type Stay = {state: string} & ({meanwhile: boolean; after: boolean} | {reason: string});

export type RuntimeName = 'swoole' | 'swow' | 'amphp' | 'reactphp';

export interface Measured {
  runtime: RuntimeName;
  version: string;
  php: string;
  date: string;
  commit?: string;
  rule: Rule;
  machine: {os: string; kernel: string; cores: number; servers?: Record<string, string>};
  hooks?: string[];
  stays?: Stay[];
  results: Row[];
}
