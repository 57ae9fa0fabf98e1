// @ts-check
export {problemsOfNumbers, requireNumbers, requireQuantities} from './quantity.js';
