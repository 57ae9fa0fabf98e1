export {openList} from '../components/list/open-list.ts';
