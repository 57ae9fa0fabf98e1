export {problemsOfNumbers, requireNumbers, requireQuantities} from './quantity.ts';
