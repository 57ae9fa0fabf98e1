// @ts-check
export {twoByTwo} from './two-by-two.js';
export {twoByTwoByTwo} from './two-by-two-by-two.js';
