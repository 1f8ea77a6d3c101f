import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { LocalBuild, News } from './local-build.ts';

/** The path at which pages ask for the state of the build. */
const newsPath = '/builds';
const heartbeatMs = 20_000;

type Options = { build: LocalBuild; platform: URL };

/**
 * Serves a local build to the pages of one platform. Other pages in the same browser get nothing, because the build
 * contains sources.
 */
export function serveLocalBuild({ build, platform }: Options): RequestListener {
  return (request, reply) => {
    const path = request.url?.split('?')[0] ?? '/';
    if (!isForThisMachine(request) || !mayRead(request, platform)) return refuse(reply);
    allow(request, reply);
    if (request.method === 'OPTIONS') return void reply.writeHead(204).end();
    if (request.method !== 'GET') return void reply.writeHead(405).end();
    if (path === newsPath) return sendNews(request, reply, build);
    const [, file] = /^\/mfe\/[a-z0-9-]+\/[0-9a-f]{12}(\/[\w.-]+)$/.exec(path) ?? [];
    if (!file) return void reply.writeHead(404).end();
    request.url = file;
    build.files(request, reply, () => void reply.writeHead(404).end());
  };
}

/** A host name of somebody else's DNS that points here is refused. */
function isForThisMachine({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '');
}

/** A script that is requested without CORS would run in any page; our pages always request it with CORS. */
function mayRead({ headers }: IncomingMessage, platform: URL): boolean {
  const { origin } = headers;
  if (origin) return isOfPlatform(origin, platform);
  const isScript = headers['sec-fetch-dest'] === 'script';
  return !(isScript && headers['sec-fetch-site'] !== 'same-origin');
}

/** Stores are subdomains of the platform's host. */
function isOfPlatform(origin: string, { protocol, host }: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const asking = new URL(origin);
  return asking.protocol === protocol && (asking.host === host || asking.host.endsWith(`.${host}`));
}

function refuse(reply: ServerResponse): void {
  reply.writeHead(403, { 'content-type': 'text/plain' }).end('This is for pages of another platform.');
}

function allow({ headers }: IncomingMessage, reply: ServerResponse): void {
  reply.setHeader('cache-control', 'no-store');
  reply.setHeader('cross-origin-resource-policy', 'cross-origin');
  reply.setHeader('vary', 'origin');
  if (!headers.origin) return;
  reply.setHeader('access-control-allow-origin', headers.origin);
  reply.setHeader('access-control-allow-methods', 'GET');
  // Browsers ask before a page from the internet may reach this machine.
  reply.setHeader('access-control-allow-private-network', 'true');
}

function sendNews(request: IncomingMessage, reply: ServerResponse, build: LocalBuild): void {
  reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const send = (news: News) => {
    const data = news.event === 'build' ? JSON.stringify(news.release) : '{}';
    reply.write(`event: ${news.event}\ndata: ${data}\n\n`);
  };
  reply.write('retry: 1000\n\n');
  send(build.latest());
  const stop = build.onNews(send);
  const beat = setInterval(() => reply.write(':\n\n'), heartbeatMs);
  request.once('close', () => {
    clearInterval(beat);
    stop();
  });
}
