import {defineFigure} from '../components/figure/embedded/element.js';

// Both are put in by the build.
defineFigure({words: EMBED_WORDS, styles: EMBED_STYLES});
