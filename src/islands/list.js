// @ts-check
export {openList} from '../components/list/open-list.js';
