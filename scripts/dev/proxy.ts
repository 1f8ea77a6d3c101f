import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as startRequest } from 'node:http';

/** How long to wait for a server that is being restarted. */
const timeoutMs = 15_000;

/** Passes a request on to a server on this machine, under its own host name or another. */
export function proxyRequest(
  incoming: IncomingMessage,
  reply: ServerResponse,
  port: number,
  host = incoming.headers.host ?? 'localhost',
  until = Date.now() + timeoutMs,
): void {
  const { method, url: path } = incoming;
  const headers = { ...incoming.headers, host };
  const outgoing = startRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  outgoing.once('error', (error: NodeJS.ErrnoException) => {
    const canWait = error.code === 'ECONNREFUSED' && Date.now() < until && !reply.destroyed;
    if (canWait) setTimeout(() => proxyRequest(incoming, reply, port, host, until), 200);
    else if (reply.headersSent) reply.destroy();
    else reply.writeHead(502, { 'content-type': 'text/plain' }).end('The server does not answer.');
  });
  // Meanwhile the request's body stays in the socket, unread.
  outgoing.once('socket', (socket) => {
    const send = () => void incoming.pipe(outgoing);
    if (socket.connecting) socket.once('connect', send);
    else send();
  });
  reply.once('close', () => outgoing.destroy());
}
