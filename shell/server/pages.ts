import { randomBytes, randomUUID } from 'node:crypto';
import type { HostBootstrap } from 'api';
import { startsInDefaultLanguage } from 'api/page-paths';
import type { FastifyInstance } from 'fastify';
import type { ApiPort } from './api-port.ts';
import { areaOf } from './areas.ts';
import type { Composition } from './composition.ts';
import type { Builds, Compositions } from './compositions.ts';
import {
  failureCookie,
  hasPreview,
  isLocal,
  isVisitorCurrent,
  readFrozen,
  readVisitor,
  tenantCookies,
  visitorCookie,
} from './cookies.ts';
import { headFor } from './head.ts';
import type { Hosts } from './hosts.ts';
import { renderPage } from './html.ts';
import { addressLanguage, pageLanguage } from './language.ts';
import { listedOrigin } from './main-origin.ts';
import { outsideSources } from './outside-services.ts';
import type { Overrides } from './overrides.ts';
import { noOverrides, originsOf, overridden } from './overrides.ts';
import { pageApi } from './page-api.ts';
import { allPages, isCachedOffline, ownerOf, pageAt } from './page-records.ts';
import { withoutEmptySegments } from './paths.ts';
import type { PublicPages } from './public-pages.ts';
import { contentSecurityPolicy, isInOwnPage } from './security.ts';
import { sendCached } from './send-cached.ts';

export type PageOptions = {
  api: ApiPort;
  hosts: Hosts;
  compositions: Compositions;
  publicPages: PublicPages;
  rootDomain: string;
  publicScheme?: 'http' | 'https' | undefined;
  overrides?: Overrides;
};

const portOf = (host: string) => /:\d+$/.exec(host)?.[0] ?? '';

type Closed = HostBootstrap['tenant']['closed'];

/** Where a visitor of an unknown or closed store is sent; the platform explains it. */
function notFoundAddress(host: string, protocol: string, rootDomain: string, closed?: Closed): string {
  const domain = host.replace(/:\d+$/, '');
  const subdomain = domain.endsWith(`.${rootDomain}`) ? domain.slice(0, -rootDomain.length - 1) : '';
  const query = new URLSearchParams({
    domain,
    error: closed === 'preparing' ? 'Store not open yet' : 'Tenant not found or inactive',
    ...(subdomain && { subdomain }),
  });
  return `${protocol}://${rootDomain}${portOf(host)}/tenant-not-found?${query}`;
}

/** Every other path is a page of the store or the platform. */
export function servePages(
  edge: FastifyInstance,
  { api, hosts, compositions, publicPages, rootDomain, publicScheme, overrides = noOverrides }: PageOptions,
): void {
  edge.get('/*', async (request, reply) => {
    const host = request.headers.host ?? '';
    const path = request.url.split('?')[0] ?? '/';
    // `GET *`, or an absolute URL: valid in HTTP, but no page.
    if (!path.startsWith('/')) return reply.callNotFound();
    const collapsed = withoutEmptySegments(path);
    if (collapsed !== path) return reply.redirect(collapsed + request.url.slice(path.length), 308);
    const scheme = publicScheme ?? (request.protocol === 'https' ? 'https' : 'http');
    const [bootstrap, builds, opened, key] = await Promise.all([
      hosts.bootstrap(host),
      compositions.current(),
      overrides.of(request.headers.cookie, host),
      api.visitorKey?.(),
    ]);
    const movedTo = bootstrap?.tenant.movedTo;
    // Asked anew each time, as a store may come back to an address that it had.
    if (movedTo)
      return reply
        .header('cache-control', 'no-cache')
        .redirect(`${scheme}://${movedTo}${portOf(host)}${request.url}`, 301);
    const closed = bootstrap?.tenant.closed;
    // Staff see their shop before it is open. Whether the cookie is right is asked with every call of the page.
    const isPreview = closed === 'preparing' && hasPreview(request.headers.cookie);
    // Its staff sign in and read why; the cookie would send them away.
    if (closed && !isPreview && areaOf(path, 'tenant').subtype === 'public')
      return reply
        .header('cache-control', 'no-store')
        .redirect(notFoundAddress(host.toLowerCase(), scheme, rootDomain, closed), 302);
    if (!bootstrap) {
      if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host))
        return reply.status(400).type('text/plain').send('This is not a host name.');
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', failureCookie(!isLocal(host)))
        .redirect(notFoundAddress(host.toLowerCase(), scheme, rootDomain), 302);
    }
    const area = areaOf(path, bootstrap.tenant.type);
    const query = new URLSearchParams(request.url.slice(path.length));
    const named = area.subtype === 'public' ? addressLanguage(bootstrap, query) : null;
    const language =
      named ??
      (startsInDefaultLanguage(path)
        ? bootstrap.global.default_language
        : pageLanguage(bootstrap, request.headers.cookie, request.headers['accept-language']));
    const secure = !isLocal(host);
    const visitor = readVisitor(request.headers.cookie) ?? randomUUID();
    const avoid = readFrozen(request.headers.cookie);
    const chosen = ({ choose }: Builds) =>
      overridden(choose({ tenantId: bootstrap.tenant.id, visitor, avoid }), opened);
    const inOwnPage = isInOwnPage(request);
    const isOwn = opened.length > 0 || inOwnPage || isPreview;
    reply
      .header('cache-control', isOwn ? 'no-store' : 'no-cache, private')
      .header('vary', 'cookie, accept-language, accept-encoding')
      .header('set-cookie', [
        ...tenantCookies(bootstrap, area, secure),
        ...(isVisitorCurrent(request.headers.cookie, key) ? [] : [visitorCookie(visitor, secure, key)]),
      ]);
    // Another process: the one of the tab that froze would be asked to show this page, and never answer.
    if (avoid.size > 0) reply.header('cross-origin-embedder-policy', 'credentialless');
    const origin = `${scheme}://${host}`;
    const main = listedOrigin(bootstrap, { origin, rootDomain });
    const render = async (composition: Composition) => {
      const owner = ownerOf(composition.parts, path, area.host);
      const visit = { bootstrap, area, path, language, named, main, composition, rootDomain };
      // A page with overrides and a preview are for one browser: neither run on the server nor cached.
      const rendered =
        isOwn || !owner
          ? null
          : await publicPages.find({ ...visit, remote: owner.remote, scheme, host, query });
      return { visit, owner, rendered };
    };
    const first = chosen(builds);
    let made = await render(first);
    if (!made.rendered) {
      // The renderer may have found that a build fails, which then is in no page any more, nor in this one.
      const next = chosen(await compositions.current());
      if (next.id !== first.id) made = await render(next);
    }
    const { visit, owner, rendered } = made;
    const page = pageAt(owner, path);
    if (!isOwn && isCachedOffline(page)) reply.header('larder-offline', 'keep');
    if (rendered) return sendCached(reply, rendered, request.headers['accept-encoding']);
    const nonce = randomBytes(16).toString('base64');
    const subject = { ...visit, query, page, pages: allPages(visit.composition.parts) };
    const head = await headFor(subject, pageApi(api, host));
    if (head.movedTo) return reply.redirect(head.movedTo + request.url.slice(path.length), 301);
    return reply
      .status(head.isMissing ? 404 : 200)
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, {
          local: originsOf(opened),
          inOwnPage,
          outside: outsideSources(bootstrap, area),
        }),
      )
      .type('text/html; charset=utf-8')
      .send(renderPage({ ...visit, head, nonce }));
  });
}
