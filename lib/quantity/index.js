export {requireNumbers, requireQuantities} from './quantity.js';
