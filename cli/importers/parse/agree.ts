import {Refusal} from '../refusal.ts';

/**
 * Refuses a number that other numbers of the same file contradict: one of them was changed, or the file is of a version
 * that counts otherwise.
 *
 * @param value as the file has it
 * @param computed what the others make
 * @param within part by which the two may differ; counts must be the same
 * @throws {Refusal} counts-disagree.
 */
export function refuseContradiction(
  place: string,
  value: number,
  computed: number,
  within: number = 0,
) {
  if (Math.abs(value - computed) <= within * Math.max(value, computed)) return;
  throw new Refusal('counts-disagree', {
    place,
    value,
    computed: Number(computed.toPrecision(6)),
  });
}
