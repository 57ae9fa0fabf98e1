// @ts-check
import {claims as casePage} from './case-page.js';
import {claims as readme} from './readme.js';

export {sources} from './sources.js';

/** What the page on Swoole in practice and the author of the tests claim, in the order in which a reader meets it. */
export const claims = [...casePage, ...readme];
