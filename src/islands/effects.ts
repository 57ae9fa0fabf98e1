export {mountEffects as mount} from '../components/explorables/effects/live.ts';
