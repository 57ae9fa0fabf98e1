export {mountCompare as mount} from '../components/explorables/compare/live.ts';
