export {openShare} from '../components/figure/share/open-share.ts';
