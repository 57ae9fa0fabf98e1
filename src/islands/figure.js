// @ts-check
export {mountFigure} from '../components/figure/live/mount.js';
