import {openEmbed as open} from '../components/figure/embedded/open-embed.ts';

/** Brings an embed page to life. The words of all languages and the styles are put in by the build. */
export const openEmbed = () => open({words: JSON.parse(EMBED_WORDS), styles: EMBED_STYLES});
