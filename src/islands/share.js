// @ts-check
export {openShare} from '../components/figure/share/open-share.js';
