import type {FinishedEntry, Made, SessionEntry} from '../../protocol/entries.ts';
import type {Pinning} from './place.ts';
import type {Outcome} from './run-once.ts';

/**
 * Lines of this harness's journal.
 *
 * with the versions of the profilers
 */
export type Session = SessionEntry & {pinning: Pinning; profilers: Record<string, string | null>};

export type Run = Made & Outcome;

export type Entry = Session | Run | FinishedEntry;
