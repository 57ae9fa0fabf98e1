import './drawing-library.js';

export {mountFigure} from '../components/figure/live/mount.js';
