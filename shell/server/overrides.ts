import type { ReleaseRecord } from 'api';
import { releaseRecord } from 'api/release-record';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LocalOverride, PublishedOverride } from '../src/page/composition.ts';
import type { ApiPort } from './api-port.ts';
import type { Composition, Parts } from './composition.ts';
import { compositionId } from './composition.ts';
import { isLocal, overrideCookie, readCookie } from './cookies.ts';

/** A part of one browser's pages, as the API gives it: with the record of a build that is not live. */
type Opened = LocalOverride | (PublishedOverride & { record: ReleaseRecord });

export type Overrides = {
  /** The builds that this browser has in place of live ones; none without a valid signed cookie. */
  of(cookies: string | undefined, host: string): Promise<Opened[]>;
};

export const noOverrides: Overrides = { of: async () => [] };

const common = { remote: z.string(), expiresAt: z.iso.datetime() };
const local = z.object({
  ...common,
  /** The API has checked it. It is checked again because it goes into a content security policy. */
  origin: z.string().regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/),
});
const published = z.object({
  ...{ ...common, build: z.string(), label: z.string(), instead: z.string().nullable() },
  record: releaseRecord,
});
const openedNow = z.object({ overrides: z.array(z.union([local, published])) });
const session = z.object({ session: z.string(), expiresAt: z.iso.datetime() });
const query = z.object({ ticket: z.string().min(1).max(4_000), to: z.string().max(2_000).default('/') });

const oneMinute = 60_000;
const isRefused = (status: number) => status >= 400 && status < 500;

/** A page's composition for one browser. A published build has no fallback, so that its failures are seen. */
export function overridden(composition: Composition, opened: Opened[]): Composition {
  if (opened.length === 0) return composition;
  const records = opened.flatMap((one) => ('record' in one ? [[one.remote, one.record] as const] : []));
  const parts: Parts = { ...composition.parts, ...Object.fromEntries(records) };
  const fallback = Object.fromEntries(
    Object.entries(composition.fallback).filter(([name]) => records.every(([part]) => part !== name)),
  );
  const overrides = opened.map((one) => {
    if ('origin' in one) return one;
    const { record: _record, ...shown } = one;
    return shown;
  });
  return { id: compositionId(parts), parts, fallback, overrides };
}

/** Where this browser's local builds are. */
export const originsOf = (opened: Opened[]): string[] => [
  ...new Set(opened.flatMap((one) => ('origin' in one ? [one.origin] : []))),
];

/** `GET /live/override?ticket=…` gives this browser another build, `POST /live/override/off` ends that. */
export function serveOverrides(edge: FastifyInstance, api: Pick<ApiPort, 'post'>): Overrides {
  const known = new LRUCache<string, { opened: Opened[] }, { host: string }>({
    max: 1_000,
    ttl: oneMinute,
    fetchMethod: async (cookie, _stale, { context: { host } }) => {
      const { status, body } = await api.post('/api/overrides/read', host, { session: cookie });
      if (isRefused(status)) return { opened: [] };
      if (status !== 200) throw new Error(`The API answered ${status} for an override`);
      return { opened: openedNow.parse(body).overrides };
    },
  });

  edge.get('/live/override', { exposeHeadRoute: false }, async (request, reply) => {
    const { host = '', cookie } = request.headers;
    const before = ownCookie(cookie);
    reply.header('cache-control', 'no-store');
    const parsed = query.safeParse(request.query);
    const { status, body } = parsed.success
      ? await api.post('/api/overrides/open', host, {
          ...{ ticket: parsed.data.ticket, ...(before && { session: before }) },
        })
      : { status: 400, body: null };
    if (isRefused(status) || !parsed.success)
      return reply
        .status(403)
        .type('text/plain; charset=utf-8')
        .send('This link to a build has expired, or is none. Ask for another where it came from.');
    const { session: made, expiresAt } = session.parse(body);
    const seconds = Math.floor((Date.parse(expiresAt) - Date.now()) / 1_000);
    return reply
      .header('set-cookie', overrideCookie(made, !isLocal(host), seconds))
      .redirect(pathHere(parsed.data.to), 303);
  });

  edge.post('/live/override/off', async (request, reply) => {
    const { cookie, host = '' } = request.headers;
    const own = ownCookie(cookie);
    if (own) {
      known.delete(own);
      // An expired override needs no audit entry.
      const { status } = await api.post('/api/overrides/close', host, { session: own });
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
      const own = ownCookie(cookies);
      if (!own) return [];
      const found = await known.fetch(own, { context: { host } });
      return (found?.opened ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
    },
  };
}

/** Longer ones are none of ours. */
function ownCookie(cookies: string | undefined): string | null {
  const own = readCookie(cookies, 'override');
  return own && own.length <= 4_000 ? own : null;
}

/** Always a path of this host, whatever a link says. */
function pathHere(to: string): string {
  const base = 'http://here.invalid';
  const url = URL.canParse(to, base) ? new URL(to, base) : null;
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
