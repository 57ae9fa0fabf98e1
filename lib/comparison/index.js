// @ts-check
export {comparableCells} from './cell.js';
export {causeOf, differencesOf} from './differences.js';
export {EQUIVALENCE_MARGIN, judge} from './judge.js';
export {QUANTITIES} from './quantities.js';
