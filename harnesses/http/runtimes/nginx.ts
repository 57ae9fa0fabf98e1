import {join} from 'node:path';

const FASTCGI_PARAMETERS = [
  'REQUEST_METHOD $request_method',
  'REQUEST_URI $request_uri',
  'QUERY_STRING $query_string',
];

/**
 * Configuration of the nginx in front of every cell: one upstream connection per request, so that a worker takes a
 * request only when it has a free slot, as PHP-FPM does.
 */
export function nginxConfiguration({
  host,
  port,
  work,
  socket,
  front,
  script,
}: {
  host: string;
  port: number;
  work: string;
  socket: string;
  front: string;
  script: string | null;
}) {
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user}daemon off;
worker_processes 1;
pid ${join(work, 'nginx.pid')};
error_log stderr error;
events { worker_connections 8192; }
http {
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${join(work, `nginx-${kind}`)};`).join('\n  ')}
  server {
    listen ${host}:${port} backlog=4096;
    keepalive_requests 1000000;
    location / { ${front === 'fastcgi' ? fastcgi(socket, script) : proxy(socket)} }
  }
}
`;
}

function proxy(socket: string) {
  return `proxy_pass http://unix:${socket}:; proxy_read_timeout 120s; proxy_next_upstream off;`;
}

function fastcgi(socket: string, script: string | null) {
  const parameters = [...FASTCGI_PARAMETERS, `SCRIPT_FILENAME ${script}`];
  return `fastcgi_pass unix:${socket}; fastcgi_read_timeout 120s; fastcgi_next_upstream off; ${parameters
    .map((parameter) => `fastcgi_param ${parameter};`)
    .join(' ')}`;
}
