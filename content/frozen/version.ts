import type {KeptState} from './keep.ts';

/** Of the form in which states are kept for ever. Whoever changes the form counts on, and says in `UPGRADES` what was before. */
export const STATE_VERSION = 1;

/** What makes a state of one version one of the next: the first is for those of version 1. */
const UPGRADES: readonly ((state: KeptState) => KeptState)[] = [];

/**
 * A kept state in the form that the present code reads. The first ones don't say a version: they are of the first.
 *
 * @throws {RangeError} for a version that isn't known here, such as that of a later site
 */
export function inPresentForm<State extends KeptState>(state: State): State {
  const {version = 1} = state;
  if (!Number.isInteger(version) || version < 1 || version > STATE_VERSION)
    throw new RangeError(
      `the state ${state.id} of ${state.figure} is of version ${version}, and known are 1 to ${STATE_VERSION}: read it by a newer file.`,
    );
  // oxlint-disable-next-line typescript/consistent-type-assertions -- an upgrade gives a state of the present form
  return UPGRADES.slice(version - 1).reduce<KeptState>((each, next) => next(each), state) as State;
}
