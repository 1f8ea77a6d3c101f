import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { get } from 'node:http';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';
import { listen } from '../../server/listener.ts';
import type { Log } from '../../server/progress.ts';
import { aloneConfig, aloneFolder } from '../webpack/alone.ts';
import { hotStream } from '../webpack/hot.ts';
import type { Middleware } from './middleware.ts';
import { proxyRequest } from './proxy.ts';
import { remoteNamed } from './remote-named.ts';

type Options = { remote: string; api: URL; port: number };

/** One remote in a small host of its own, with the data of a platform that runs elsewhere on this machine. */
export async function developOneRemote(
  { remote, api, port }: Options,
  log: Log,
): Promise<() => Promise<void>> {
  const compiler = webpack(aloneConfig(remoteNamed(remote)));
  if (!compiler) throw new Error('webpack made no compiler.');
  const files = devMiddleware(compiler, { stats: 'errors-warnings' });
  const news = hotMiddleware(compiler, { path: hotStream, log: false });
  const listener = await listen(
    serveAlone(api, (request, reply, next) => {
      const url = request.url ?? '/';
      if (url === hotStream) void news(request, reply, () => {});
      else if (url.startsWith(aloneFolder)) void files(request, reply, () => reply.writeHead(404).end());
      else next();
    }),
    port,
    '',
  );
  await new Promise<void>((done) => files.waitUntilValid(() => done()));
  log(`${remote} is ready at http://${api.hostname}:${port}, with the data of ${api.origin}`);
  return () => listener.close(0);
}

/** The build's own files, a page around them, and everything else from the platform at `api`. */
export function serveAlone(api: URL, build: Middleware): RequestListener {
  const port = Number(api.port || 80);
  return (request, reply) =>
    build(request, reply, () => {
      if (asksForPage(request)) void sendPage(request, reply, port, api.host);
      else proxyRequest(request, reply, port, api.host);
    });
}

/** Calls, pictures and the store's icons are the platform's own; a browser asks for HTML for pages only. */
const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && Boolean(headers.accept?.includes('text/html'));

/** The running platform's page provides tenant and bootstrap data; everything else is the remote's. */
async function sendPage(
  request: IncomingMessage,
  reply: ServerResponse,
  port: number,
  host: string,
): Promise<void> {
  try {
    const page = await readPage(request.url ?? '/', port, host);
    const bootstrap = /<script type="application\/json" id="larder-bootstrap">.*?<\/script>/s.exec(page)?.[0];
    if (!bootstrap) throw new Error('it answers with no store');
    const tenant = page.match(/<meta name="x-[^>]*>/g)?.join('') ?? '';
    const html = [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `${tenant}<title>Larder</title></head>`,
      `<body><div id="root"></div>${bootstrap}<script defer src="${aloneFolder}entry.js"></script></body></html>`,
    ];
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html.join(''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reply
      .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`The platform at ${host} cannot be used (${reason}): start it with npm start.`);
  }
}

function readPage(path: string, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host, accept: 'text/html' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    }).once('error', reject);
  });
}
