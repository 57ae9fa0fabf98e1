import type {FinishedEntry, Made, SessionEntry} from '../../protocol/entries.ts';
import type {Outcome} from './run-once.ts';

/** Lines of this harness's journal. */
export type Session = SessionEntry & {
  pinning: {single: string; pair: string};
  warmUpS: number;
  windowS: number;
  maxMapCount: string;
};

export type Run = Made & Outcome;

export type Pilot = {
  kind: 'pilot';
  cell: string;
  status: string;
  warmUpRounds: number;
  rounds: number;
};

export type Entry = Session | Run | Pilot | FinishedEntry;
