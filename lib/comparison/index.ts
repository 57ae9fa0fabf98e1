export {comparableCells} from './cell.ts';
export {causeOf, differencesOf} from './differences.ts';
export {EQUIVALENCE_MARGIN, judge} from './judge.ts';
export {QUANTITIES} from './quantities.ts';
