import {extname} from 'node:path';
import type {IncomingMessage, ServerResponse} from 'node:http';

const TYPES: Record<string, string> = {
  css: 'text/css',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
};

/**
 * Lets the development server answer for files that a build would write.
 *
 * @param name of who answers
 * @param base path of the site's root, with slashes around it
 * @param find content by address below that; undefined for what others answer for
 * @returns `devServer` of a bundler's configuration
 */
export function serveFiles(
  name: string,
  base: string,
  find: (address: string) => Promise<string | Uint8Array | undefined>,
): {setupMiddlewares: (middlewares: object[]) => object[]} {
  const middleware = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    try {
      const address = String(request.url).split('?')[0].slice(base.length);
      const content = await find(address);
      if (content === undefined) return next();
      response.setHeader('content-type', TYPES[extname(address).slice(1)]);
      return response.end(content);
    } catch (error) {
      return next(error);
    }
  };
  return {
    // In the list itself, and first: what stands at its end answers with the start page to everything.
    setupMiddlewares(middlewares: object[]) {
      middlewares.unshift({name, middleware});
      return middlewares;
    },
  };
}
