/** What the build draws of embeds. */
export {default as Embedded} from './Embedded.tsx';
