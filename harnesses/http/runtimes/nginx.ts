import {get} from 'node:http';
import {join} from 'node:path';
import {startChild} from '../../machine/children.ts';
import {requireCommand} from '../../machine/commands.ts';
import {writeWhole} from '../../machine/files.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const FASTCGI_PARAMETERS = [
  'REQUEST_METHOD $request_method',
  'REQUEST_URI $request_uri',
  'QUERY_STRING $query_string',
];

/**
 * Starts nginx with one location.
 *
 * @param site `location`: what it does with every request
 */
export function startNginx(site: {
  name: string;
  work: string;
  host: string;
  port: number;
  location: string;
  log: string;
  cpus: string | null;
}) {
  const {name, work, host, port, location, log, cpus} = site;
  const nginx = requireCommand('nginx', 'apt-get install nginx-light, or run setup.sh');
  const file = join(work, `${name}.conf`);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeWhole(
    file,
    `${user}daemon off;
worker_processes 1;
pid ${join(work, `${name}.pid`)};
error_log stderr error;
events { worker_connections 8192; }
http {
  access_log off;
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${join(work, `${name}-${kind}`)};`).join('\n  ')}
  server {
    listen ${host}:${port} backlog=4096;
    keepalive_requests 1000000;
    location / { ${location} }
  }
}
`,
  );
  const args = ['-c', file, '-p', work, '-e', 'stderr'];
  return startChild({name, command: nginx, args, log, cpus});
}

/**
 * What nginx does in front of every cell: one upstream connection per request, so that a worker takes a request only when
 * it has a free slot, as PHP-FPM does.
 *
 * @param back the server's address: `unix:PATH` or `HOST:PORT`
 * @param script the one that FastCGI runs
 */
export function passOn(front: 'http' | 'fastcgi', back: string, script: string | null) {
  if (front === 'http') {
    const end = back.startsWith('unix:') ? ':' : '';
    return `proxy_pass http://${back}${end}; proxy_read_timeout 120s; proxy_next_upstream off;`;
  }
  const parameters = [...FASTCGI_PARAMETERS, `SCRIPT_FILENAME ${script}`];
  return `fastcgi_pass ${back}; fastcgi_read_timeout 120s; fastcgi_next_upstream off; ${parameters
    .map((parameter) => `fastcgi_param ${parameter};`)
    .join(' ')}`;
}

/** Whether an address answers with status 200. */
export function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, {agent: false, timeout: 2000}, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    });
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', () => resolve(false));
  });
}
