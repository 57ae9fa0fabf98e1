// The HTTP service that requests of the harness call: it answers each call after a fixed wait. A process of its own, so
// that its CPU time is counted apart. It takes the wait in ms over IPC and tells its port.
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

process.once('disconnect', () => process.exit(0));
process.once('message', (waitMs) => {
  const server = createServer(({url}, response) => {
    const body = JSON.stringify({id: String(url).slice(1), name: `Item ${String(url).slice(1)}`});
    response.setHeader('Content-Type', 'application/json');
    setTimeout(() => response.end(body), Number(waitMs));
  });
  server.listen({port: 0, host: '127.0.0.1', backlog: 4096}, () =>
    process.send?.((server.address() as AddressInfo).port),
  );
});
