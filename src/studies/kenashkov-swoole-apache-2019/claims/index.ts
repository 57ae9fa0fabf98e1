import {claims as casePage} from './case-page.ts';
import {claims as readme} from './readme.ts';

export {sources} from './sources.ts';

/** What the page on Swoole in practice and the author of the tests claim, in the order in which a reader meets it. */
export const claims = [...casePage, ...readme];
