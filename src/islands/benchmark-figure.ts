import {defineFigure} from '../components/figure/embedded/element.ts';

// Both are put in by the build.
defineFigure({words: JSON.parse(EMBED_WORDS), styles: EMBED_STYLES});
