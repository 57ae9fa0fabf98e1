// @ts-check
export {default} from './Figure.js';
