// @ts-check
export {mountPause as mount} from '../components/explorables/pause/live.js';
