/** A figure as plain HTML, and its parts for surfaces that arrange them otherwise: embeds, menus, cards. */
export {default as Annotations} from './Annotations.tsx';
export {default as Caption} from './Caption.tsx';
export {default as Controls} from './Controls.tsx';
export {default as Corrected} from './Corrected.tsx';
export {default as DataTables} from './DataTables.tsx';
export {default as Download} from './Download.tsx';
export {default as Failed} from './Failed.tsx';
export {default as Frame} from './Frame.tsx';
export {default as Note} from './Note.tsx';
export {default as Picture} from './Picture.tsx';
export {default as Share} from './Share.tsx';
export {default as Spots} from './Spots.tsx';
