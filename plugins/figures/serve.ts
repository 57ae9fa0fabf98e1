import {filesOf} from './publish.ts';
import type {MadeFigure} from './index.ts';
import type {IncomingMessage, ServerResponse} from 'node:http';

const TYPES = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/**
 * Lets the development server answer for the files that a build would write.
 *
 * @param makeFigures made anew for each request: the results may have changed
 */
export function serveFigures(makeFigures: () => Promise<MadeFigure[]>, baseUrl: string) {
  return {
    setupMiddlewares(middlewares: object[]) {
      middlewares.unshift({name: 'figures', middleware: answer(makeFigures, baseUrl)});
      return middlewares;
    },
  };
}

function answer(makeFigures: () => Promise<MadeFigure[]>, baseUrl: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const address = String(request.url).split('?')[0].slice(baseUrl.length);
    if (!/^(figure-data|figure-html|data\/csv)\//u.test(address)) return next();
    const files = Object.assign({}, ...(await makeFigures()).map(filesOf));
    if (!(address in files)) return next();
    response.setHeader('content-type', TYPES[address.split('.').at(-1) as 'json']);
    return response.end(files[address]);
  };
}
