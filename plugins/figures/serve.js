// @ts-check
import {filesOf} from './publish.js';

const TYPES = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/**
 * Lets the development server answer for the files that a build would write.
 *
 * @param {() => Promise<import('./index.js').MadeFigure[]>} makeFigures made anew for each request: the results may have changed
 * @param {string} baseUrl
 */
export function serveFigures(makeFigures, baseUrl) {
  return {
    setupMiddlewares(/** @type {object[]} */ middlewares) {
      middlewares.unshift({name: 'figures', middleware: answer(makeFigures, baseUrl)});
      return middlewares;
    },
  };
}

/** @param {() => Promise<import('./index.js').MadeFigure[]>} makeFigures @param {string} baseUrl */
function answer(makeFigures, baseUrl) {
  return async (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
    /** @type {() => void} */ next,
  ) => {
    const address = String(request.url).split('?')[0].slice(baseUrl.length);
    if (!/^(figure-data|figure-html|data\/csv)\//u.test(address)) return next();
    const files = Object.assign({}, ...(await makeFigures()).map(filesOf));
    if (!(address in files)) return next();
    response.setHeader('content-type', TYPES[/** @type {'json'} */ (address.split('.').at(-1))]);
    return response.end(files[address]);
  };
}
