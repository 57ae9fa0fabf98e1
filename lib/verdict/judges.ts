import {EQUIVALENCE_MARGIN} from '../statistics/compare.ts';
import type {Finding, Verdict} from './types.ts';

/** Two numbers and the place of the last digit that the second one is printed with, 0 where it is in words. */
export interface Pair {
  of: number;
  than: number;
  digit: number;
}

export interface Judge {
  tolerance: number;
  /** what the tolerance is counted in: the last digit that the second number is printed with, shares of it, or times */
  unit: 'digit' | 'share' | 'times';
  isSo: (pair: Pair, tolerance: number) => boolean;
  /** what is `rounding` where it isn't so */
  isNearly?: Judge['isSo'];
}

const HALF = 0.5;

/** Decimal fractions in binary miss each other by less than this. */
const BINARY = 1e-9;

const isWithinDigit: Judge['isSo'] = ({of, than, digit}, part) =>
  Math.abs(of - than) <= part * digit + BINARY;

const isNear: Judge['isSo'] = ({of, than}, share) =>
  Math.abs(of - than) <= share * Math.abs(than) + BINARY;

const JUDGES_BY_NAME = {
  /** The first number rounds to the second as that is printed. */
  printed: {tolerance: HALF, unit: 'digit', isSo: isWithinDigit},
  /** The same; and a number that is farther off, but no more than this, is `rounding`. */
  rounded: {
    tolerance: 0.1,
    unit: 'share',
    isSo: (pair) => isWithinDigit(pair, HALF),
    isNearly: isNear,
  },
  /** The first number is about the second. */
  about: {tolerance: EQUIVALENCE_MARGIN, unit: 'share', isSo: isNear},
  /** The first number lies between two others, which are rounded as they are printed; `than` is the nearer one. */
  within: {tolerance: HALF, unit: 'digit', isSo: isWithinDigit},
  /** Both are the same number. */
  equal: {tolerance: 0, unit: 'share', isSo: ({of, than}) => of === than},
  /** The first is more than the second, by however little. */
  more: {tolerance: 0, unit: 'share', isSo: ({of, than}) => of > than},
  less: {tolerance: 0, unit: 'share', isSo: ({of, than}) => of < than},
  'at-least': {tolerance: 0, unit: 'share', isSo: ({of, than}) => of >= than},
  'at-most': {tolerance: 0, unit: 'share', isSo: ({of, than}) => of <= than},
  /** The first is more than the second by more than repeats of one measurement usually differ. */
  'clearly-more': {
    tolerance: EQUIVALENCE_MARGIN,
    unit: 'share',
    isSo: ({of, than}, share) => of > than * (1 + share),
  },
  'clearly-less': {
    tolerance: EQUIVALENCE_MARGIN,
    unit: 'share',
    isSo: ({of, than}, share) => of * (1 + share) < than,
  },
  /** The first is more than so many times the second. */
  'far-more': {tolerance: 2, unit: 'times', isSo: ({of, than}, times) => of > than * times},
  'far-less': {tolerance: 2, unit: 'times', isSo: ({of, than}, times) => of * times < than},
} satisfies Record<string, Judge>;

export type JudgeName = keyof typeof JUDGES_BY_NAME;

/** All judges of claims, each with its one tolerance. */
export const JUDGES: Record<JudgeName, Judge> = JUDGES_BY_NAME;

/** Those that the page on verdicts tells in one line: a judge and its mirror image. */
export const JUDGE_LINES: JudgeName[][] = [
  ['printed'],
  ['rounded'],
  ['about'],
  ['within'],
  ['equal'],
  ['more', 'less'],
  ['at-least', 'at-most'],
  ['clearly-more', 'clearly-less'],
  ['far-more', 'far-less'],
];

/** All verdicts, from claims that hold to claims that don't. */
export const VERDICTS: Verdict[] = [
  'holds',
  'rounding',
  'selective',
  'wrong',
  'artefact',
  'not-derivable',
  'not-checked',
];

/** All answers to the other question, from what was found again to what is open. */
export const FINDINGS: Finding[] = ['same', 'partly', 'other', 'undecided'];
