import {extname} from 'node:path';
import {isDevelopment} from './server-texts.ts';
import {writeFiles} from './write-files.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {PublishedFile} from './write-files.ts';

const TYPES: Record<string, string> = {
  css: 'text/css',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
};

/** content by address below the site's root; undefined for what others answer for */
export type Find = (address: string) => Promise<string | Uint8Array | undefined>;

/**
 * Where the site stands, whatever the language that is built.
 *
 * @returns `base`: path of its root, with slashes around it; `root`: the whole address
 */
export function placeOf({siteConfig}: Pick<LoadContext, 'siteConfig'>) {
  const base = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  return {base, origin: siteConfig.url, root: siteConfig.url + base};
}

/**
 * A plugin that writes files once for all languages.
 *
 * @param files by their addresses below the site's root
 * @param find answers for them on the development server
 */
export function filesPlugin(
  name: string,
  context: LoadContext,
  files: () => Iterable<PublishedFile> | AsyncIterable<PublishedFile>,
  find?: Find,
): Plugin<void> {
  const {currentLocale, defaultLocale} = context.i18n;
  return {
    name,
    // Docusaurus' type knows of no development server.
    configureWebpack: (): object =>
      find && isDevelopment() ? {devServer: serveFiles(name, placeOf(context).base, find)} : {},
    async postBuild({outDir}) {
      if (currentLocale === defaultLocale) await writeFiles(outDir, files());
    },
  };
}

/**
 * Lets the development server answer for files that a build would write.
 *
 * @param name of who answers
 * @param base path of the site's root, with slashes around it
 * @returns `devServer` of a bundler's configuration
 */
export function serveFiles(
  name: string,
  base: string,
  find: Find,
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
