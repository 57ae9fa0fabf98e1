import {readdirSync} from 'node:fs';
import {
  EVERYWHERE,
  FRAMED,
  LIFETIMES,
  NAMED_BY_CONTENT,
  NOT_FRAMED,
} from '../../plugins/common/headers.ts';

type Headers = Readonly<Record<string, string>>;

const isKept = (folder: string) => NAMED_BY_CONTENT.includes(folder);

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. Where several rules fit, they join the values of a
 * header, so each header of a file is in one rule.
 *
 * @param outDir the built site: rules can't say “all but”, so its folders are named
 * @param base path of the site's root, with slashes around it
 */
export function headersFile(outDir: string, base: string): string {
  const folders = readdirSync(outDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
  const rules: [path: string, headers: Headers][] = [
    ['*', EVERYWHERE],
    ...['', 'index.html', '404.html'].map((file): [string, Headers] => [file, NOT_FRAMED]),
    ...folders
      .filter((folder) => folder !== FRAMED)
      .map((folder): [string, Headers] => [
        `${folder}/*`,
        {...NOT_FRAMED, ...(isKept(folder) ? LIFETIMES.kept : {})},
      ]),
  ];
  return rules
    .map(([path, headers]) => `${base}${path}\n${linesOf(headers).join('\n')}\n`)
    .join('\n');
}

const linesOf = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** What is packed; nginx packs HTML by itself. */
const PACKED =
  'text/css text/plain text/csv text/xml application/javascript application/json application/xml image/svg+xml application/octet-stream';

/**
 * A server of nginx, to be put between the braces of `http`.
 *
 * @param site `root`: folder of the built site; `listen`: as nginx reads it; `base`: path of the site's root, with slashes
 */
export function nginxServer({
  root,
  listen = '80',
  name = '_',
  base = '/',
}: {
  root: string;
  listen?: string;
  name?: string;
  base?: string;
}): string {
  const [[framing, own]] = Object.entries(NOT_FRAMED);
  const always = Object.entries(EVERYWHERE).map(
    ([header, value]) => `  add_header ${header} "${value}" always;`,
  );
  // A header with an empty value isn't sent.
  return `map $uri $framing {
  default "${own}";
  ~^${base}${FRAMED}/ "";
}
map $uri $lifetime {
  default "${LIFETIMES.asked['Cache-Control']}";
  ~^${base}(${NAMED_BY_CONTENT.join('|')})/ "${LIFETIMES.kept['Cache-Control']}";
}
server {
  listen ${listen};
  server_name ${name};
  charset utf-8;
  charset_types ${PACKED.replace(' application/octet-stream', '')};
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_types ${PACKED};
  error_page 404 ${base}404.html;
${always.join('\n')}
  add_header ${framing} $framing always;
  add_header Cache-Control $lifetime always;
  location ${base} {
    ${base === '/' ? 'root' : 'alias'} ${base === '/' ? root : `${root}/`};
    index index.html;
  }
}
`;
}
