export {default} from './Figure.tsx';
