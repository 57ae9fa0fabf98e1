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
 * @param {() => Promise<any[]>} makeFigures made anew for each request: the results may have changed
 * @param {string} baseUrl
 */
export function serveFigures(makeFigures, baseUrl) {
  return {
    setupMiddlewares(/** @type {any[]} */ middlewares) {
      middlewares.unshift({name: 'figures', middleware: answer(makeFigures, baseUrl)});
      return middlewares;
    },
  };
}

/** @param {() => Promise<any[]>} makeFigures @param {string} baseUrl */
function answer(makeFigures, baseUrl) {
  return async (
    /** @type {any} */ request,
    /** @type {any} */ response,
    /** @type {() => void} */ next,
  ) => {
    const address = request.url.split('?')[0].slice(baseUrl.length);
    if (!/^(figure-data|figure-html|data\/csv)\//u.test(address)) return next();
    const files = Object.assign({}, ...(await makeFigures()).map(filesOf));
    if (!(address in files)) return next();
    response.setHeader('content-type', TYPES[/** @type {'json'} */ (address.split('.').at(-1))]);
    return response.end(files[address]);
  };
}
