import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { guardOfTab, loadLanguage, watchFromWorker, watchHeartbeats } from '../src/page/watchdog.ts';
import { frozenCookie, isLocal, readFrozen } from './cookies.ts';

const report = z.strictObject({ build: z.string().max(100), recovered: z.boolean().default(false) });
const rescue = z.object({ build: z.string().max(100), to: z.string().max(2_000) });

const source = (run: object) => String(run).replace(/\s+/g, ' ');
const worker = `(${source(watchHeartbeats)})(${source(watchFromWorker)});(${source(loadLanguage)})()`;
const guard = `(${source(watchHeartbeats)})(${source(guardOfTab)})`;
const nonce = 'guard';

/**
 * The watchdog of open tabs (decision 0033): the two scripts that run outside of a page's main thread, and where they
 * say which build froze. The browser remembers it by a cookie, because a page that froze can store nothing itself.
 */
export function serveWatchdog(edge: FastifyInstance): void {
  edge.get('/watchdog.js', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      // A worker's own policy decides what it may ask.
      .header('content-security-policy', `default-src 'none'; connect-src 'self'`)
      // A page with this header may only have workers that have it as well.
      .header('cross-origin-embedder-policy', 'credentialless')
      .type('application/javascript')
      .send(worker),
  );
  edge.get('/watchdog.html', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header(
        'content-security-policy',
        `sandbox allow-scripts allow-top-navigation; default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'self'`,
      )
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>watchdog</title><script nonce="${nonce}">${guard}</script>`),
  );
  edge.post('/frozen', { bodyLimit: 1_024 }, (request, reply) => {
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reply.status(400).send();
    const { build, recovered } = parsed.data;
    const builds = new Set(readFrozen(request.headers.cookie));
    if (recovered) builds.delete(build);
    else builds.add(build);
    const { host = '' } = request.headers;
    return reply
      .status(204)
      .header('set-cookie', frozenCookie(builds, !isLocal(host)))
      .send();
  });
  edge.get('/frozen', (request, reply) => {
    const parsed = rescue.safeParse(request.query);
    const { host = '', cookie } = request.headers;
    if (!parsed.success || !isOwnPath(parsed.data.to)) return reply.status(400).send();
    const { build, to } = parsed.data;
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', frozenCookie(new Set([...readFrozen(cookie), build]), !isLocal(host)))
      .redirect(to, 303);
  });
}

/** A path of this host, and no address of another one (`//host`, `/\host`). */
const isOwnPath = (to: string) => /^\/(?![/\\])/.test(to) && new URL(to, 'http://here').host === 'here';
