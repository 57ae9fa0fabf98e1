// @ts-check

const TYPES = {
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
};

/**
 * Lets the development server answer for files that a build would write.
 *
 * @param {string} name of who answers
 * @param {string} base path of the site's root, with slashes around it
 * @param {(address: string) => Promise<string | Buffer | undefined>} find content by address below that; undefined for
 *   what others answer for
 * @returns {{setupMiddlewares: (middlewares: object[]) => object[]}} `devServer` of a bundler's configuration
 */
export function serveFiles(name, base, find) {
  const middleware = async (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
    /** @type {(error?: unknown) => void} */ next,
  ) => {
    try {
      const address = String(request.url).split('?')[0].slice(base.length);
      const content = await find(address);
      if (content === undefined) return next();
      response.setHeader('content-type', TYPES[/** @type {'json'} */ (address.split('.').at(-1))]);
      return response.end(content);
    } catch (error) {
      return next(error);
    }
  };
  return {
    // In the list itself, and first: what stands at its end answers with the start page to everything.
    setupMiddlewares(/** @type {object[]} */ middlewares) {
      middlewares.unshift({name, middleware});
      return middlewares;
    },
  };
}
