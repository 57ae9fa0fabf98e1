export {mountFigure} from '../components/figure/live/mount.ts';
