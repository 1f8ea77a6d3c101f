import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Override } from '../src/page/composition.ts';
import type { ApiPort } from './api-port.ts';
import type { Composition } from './composition.ts';
import { isLocal, overrideCookie, readCookie } from './cookies.ts';

export type Overrides = {
  /** The local build that this browser may load; null without a valid signed cookie. */
  of(cookies: string | undefined, host: string): Promise<Override | null>;
};

export const noOverrides: Overrides = { of: async () => null };

/** The API has checked it. It is checked again because it goes into a content security policy. */
const override = z.object({
  remote: z.string(),
  origin: z.string().regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/),
  expiresAt: z.iso.datetime(),
});
const opened = override.extend({ session: z.string() });
const query = z.object({ ticket: z.string().min(1).max(4_000), to: z.string().max(2_000).default('/') });

const oneMinute = 60_000;
const isRefused = (status: number) => status >= 400 && status < 500;

/** A page's composition, with a remote from the visitor's own machine for this browser. */
export function overridden(composition: Composition, override: Override | null): Composition {
  return override ? { ...composition, override } : composition;
}

/** `GET /live/override?ticket=…` lets this browser load a local build, `POST /live/override/off` ends that. */
export function serveOverrides(edge: FastifyInstance, api: Pick<ApiPort, 'post'>): Overrides {
  const known = new LRUCache<string, { override: Override | null }, { host: string }>({
    max: 1_000,
    ttl: oneMinute,
    fetchMethod: async (session, _stale, { context: { host } }) => {
      const { status, body } = await api.post('/api/overrides/read', host, { session });
      if (isRefused(status)) return { override: null };
      if (status !== 200) throw new Error(`The API answered ${status} for an override`);
      return { override: override.parse(body) };
    },
  });

  edge.get('/live/override', { exposeHeadRoute: false }, async (request, reply) => {
    const { host = '' } = request.headers;
    reply.header('cache-control', 'no-store');
    const parsed = query.safeParse(request.query);
    const { status, body } = parsed.success
      ? await api.post('/api/overrides/open', host, { ticket: parsed.data.ticket })
      : { status: 400, body: null };
    if (isRefused(status) || !parsed.success)
      return reply
        .status(403)
        .type('text/plain; charset=utf-8')
        .send('This link to a local build has expired, or is none. Ask for another where npm run dev runs.');
    const { session, expiresAt } = opened.parse(body);
    const seconds = Math.floor((Date.parse(expiresAt) - Date.now()) / 1_000);
    return reply
      .header('set-cookie', overrideCookie(session, !isLocal(host), seconds))
      .redirect(pathHere(parsed.data.to), 303);
  });

  edge.post('/live/override/off', async (request, reply) => {
    const { cookie, host = '' } = request.headers;
    const session = readCookie(cookie, 'override');
    if (session) {
      known.delete(session);
      // An expired override needs no audit entry.
      const { status } = await api.post('/api/overrides/close', host, { session: session.slice(0, 4_000) });
      if (status >= 500) throw new Error(`The API answered ${status} for the end of an override`);
    }
    return reply
      .status(204)
      .header('cache-control', 'no-store')
      .header('set-cookie', overrideCookie('', !isLocal(host), 0))
      .send();
  });

  return {
    async of(cookies, host) {
      const session = readCookie(cookies, 'override');
      if (!session || session.length > 4_000) return null;
      const found = await known.fetch(session, { context: { host } });
      return found?.override && Date.parse(found.override.expiresAt) > Date.now() ? found.override : null;
    },
  };
}

/** Always a path of this host, whatever a link says. */
function pathHere(to: string): string {
  const base = 'http://here.invalid';
  const url = URL.canParse(to, base) ? new URL(to, base) : null;
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
