// The servers that calls wait for and that no program of the machine offers: HTTP, HTTPS, lines by TCP and a Unix socket,
// SMTP, names, and one that never answers. Each answers after the same wait. They take wait, certificate and folder over
// IPC and tell their addresses.
import {createSocket} from 'node:dgram';
import {once} from 'node:events';
import {createServer as createHttp} from 'node:http';
import {createServer as createHttps} from 'node:https';
import {createServer} from 'node:net';
import {join} from 'node:path';
import type {AddressInfo, ListenOptions, Server, Socket} from 'node:net';
import type {RequestListener} from 'node:http';

const HOST = '127.0.0.1';
/** An address of this process alone; resolvers ask port 53 and no other. */
const NAMES_AT = `127.77.${(process.pid >> 8) % 256}.${process.pid % 256}`;

type Order = {waitMs: number; folder: string; tls: {key: string; cert: string} | null};

process.once('disconnect', () => process.exit(0));
process.once('message', async (order: Order) => {
  const {waitMs, folder, tls} = order;
  const answer: RequestListener = (_request, response) => {
    response.setHeader('Connection', 'close');
    setTimeout(() => response.end('waited'), waitMs);
  };
  const say = (socket: Socket) => {
    socket.on('error', () => {});
    setTimeout(() => socket.end('waited\n'), waitMs);
  };
  const unix = join(folder, 'lines');
  await listen(createServer(say), {path: unix});
  process.send?.({
    http: `http://${await listen(createHttp(answer))}/`,
    https: tls === null ? null : `https://${await listen(createHttps(tls, answer))}/`,
    tcp: await listen(createServer(say)),
    unix,
    smtp: await listen(createServer((socket) => speakSmtp(socket, waitMs))),
    silent: await listen(createServer((socket) => socket.on('error', () => {}).resume())),
    names: await answerNames(waitMs),
  });
});

async function listen(server: Server, where: ListenOptions = {port: 0, host: HOST}) {
  server.listen(where);
  await once(server, 'listening');
  return `${HOST}:${(server.address() as AddressInfo).port}`;
}

/** Takes a message and says so after the wait; all else at once. */
function speakSmtp(socket: Socket, waitMs: number) {
  let isData = false;
  let rest = '';
  socket.on('error', () => {});
  socket.write('220 ready\r\n');
  socket.setEncoding('utf8').on('data', (piece) => {
    const lines = (rest + piece).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (isData && line === '.') {
        isData = false;
        setTimeout(() => socket.write('250 waited\r\n'), waitMs);
      } else if (!isData) {
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
      }
    }
  });
}

/**
 * Gives each name the address 127.0.0.1, and no other kind of answer.
 *
 * @returns null where the port can't be had
 */
async function answerNames(waitMs: number): Promise<string | null> {
  const socket = createSocket('udp4');
  try {
    socket.bind(53, NAMES_AT);
    await once(socket, 'listening');
  } catch {
    return null;
  }
  socket.on('message', (question, {port, address}) => {
    const reply = replyTo(question);
    setTimeout(() => socket.send(reply, port, address), waitMs);
  });
  return NAMES_AT;
}

function replyTo(question: Buffer) {
  const end = question.indexOf(0, 12) + 5;
  const asksAddress = question.readUInt16BE(end - 4) === 1;
  const head = Buffer.from(question.subarray(0, 12));
  // an answer, with recursion; one question, and one record or none
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(asksAddress ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1]);
  return Buffer.concat([head, question.subarray(12, end), ...(asksAddress ? [record] : [])]);
}
