export {mountPause as mount} from '../components/explorables/pause/live.ts';
