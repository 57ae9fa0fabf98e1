// @ts-check
export {mountEffects as mount} from '../components/explorables/effects/live.js';
