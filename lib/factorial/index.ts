export {twoByTwo} from './two-by-two.ts';
export {twoByTwoByTwo} from './two-by-two-by-two.ts';
