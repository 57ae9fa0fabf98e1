export {default} from './Figure.js';
