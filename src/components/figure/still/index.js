// @ts-check
/** A figure as plain HTML, and its parts for surfaces that arrange them otherwise: embeds, menus, cards. */
export {default as Annotations} from './Annotations.js';
export {default as Caption} from './Caption.js';
export {default as Controls} from './Controls.js';
export {default as Corrected} from './Corrected.js';
export {default as DataTables} from './DataTables.js';
export {default as Download} from './Download.js';
export {default as Failed} from './Failed.js';
export {default as Frame} from './Frame.js';
export {default as Note} from './Note.js';
export {default as Picture} from './Picture.js';
export {default as Share} from './Share.js';
export {default as Spots} from './Spots.js';
