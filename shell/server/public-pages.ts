import { randomBytes } from 'node:crypto';
import type { ReleaseRecord } from 'api';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiPort } from './api-port.ts';
import type { BuildFiles } from './build-files.ts';
import { readBuildFile } from './build-files.ts';
import { headFor } from './head.ts';
import type { Page } from './html.ts';
import { renderPage } from './html.ts';
import { inLanguage } from './language.ts';
import { outsideSources } from './outside-services.ts';
import { pageApi, shareReplies } from './page-api.ts';
import type { CachedPage, MadePage, PageCacheStats } from './page-cache.ts';
import { createPageCache } from './page-cache.ts';
import { allPages, pageAt } from './page-records.ts';
import type { RenderedPage } from './render/messages.ts';
import { RendererBusy, RenderFailure } from './render/renderer-process.ts';
import type { Rendering, Verdict } from './render/rendering.ts';
import { contentSecurityPolicy } from './security.ts';

/** A visit, as it is known before any request. */
export type PageVisit = Omit<Page, 'head' | 'nonce' | 'rendered'> & {
  /** The tenant of the page. */
  remote: string;
  scheme: 'http' | 'https';
  host: string;
  query: URLSearchParams;
};

export type PublicPages = {
  /** A page that was rendered for everybody; null when the browser has to render it. */
  find(visit: PageVisit): Promise<CachedPage | null>;
  stats(): PageCacheStats;
  stop(): void;
};

type Options = {
  api: ApiPort;
  rendering: Rendering;
  files: BuildFiles;
  log: FastifyBaseLogger;
  maxBytes?: number;
};

const megabyte = 1024 * 1024;
const empty = Buffer.alloc(0);

/**
 * Pages that are the same for everybody with the same builds and language. A nonce belongs to one of them: it is made
 * after the page's address is known, so no address can contain it, and a page is renewed within a minute.
 */
export function createPublicPages(options: Options): PublicPages {
  const { api, rendering, files, log, maxBytes = 32 * megabyte } = options;
  const onFailure = (error: unknown, tenantId: string, key: string) => {
    // When many pages are left to browsers, each would be a line of the log.
    if (!(error instanceof LeftToBrowsers || error instanceof RendererBusy))
      log.warn({ err: error, tenantId, key }, 'a page was not rendered');
  };
  const cache = createPageCache({ maxBytes, onFailure });
  const replies = shareReplies(api);
  const deaf = api.changes?.({
    changed({ tenantId }) {
      replies.forget();
      cache.drop(tenantId);
    },
    hearing(on) {
      replies.hearing(on);
      cache.hearing(on);
    },
  });

  async function make(visit: PageVisit, address: string): Promise<MadePage> {
    const { bootstrap, remote, composition, host, scheme, language, rootDomain, path, named } = visit;
    const owner = composition.parts[remote];
    const origin = `${scheme}://${host}`;
    const ask = pageApi(replies, host);
    const { search } = new URL(address, origin);
    const [head, shellStyles, rendered] = await Promise.all([
      headFor({ ...visit, page: pageAt(owner, path), pages: allPages(composition.parts) }, ask),
      stylesOf(composition.parts.shell, files),
      rendering.render({ composition, remote, origin, address, ask, bootstrap, language, rootDomain }),
    ]);
    if (head.movedTo)
      return { status: 301, headers: { location: inLanguage(head.movedTo + search, named) }, html: empty };
    if ('redirect' in rendered) {
      return { status: 302, headers: { location: rendered.redirect }, html: empty };
    }
    if ('left' in rendered && rendered.status === 200) throw new LeftToBrowsers(rendered.left);
    const nonce = randomBytes(16).toString('base64');
    const page: Page = { ...visit, head, nonce };
    return {
      status: head.isMissing ? 404 : 'left' in rendered ? rendered.status : 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(nonce, {
          outside: outsideSources(bootstrap, visit.area),
        }),
      },
      rightUntil: 'left' in rendered ? null : rendered.rightUntil,
      html: renderPage('left' in rendered ? page : { ...page, rendered: withData(rendered, shellStyles) }),
    };
  }

  return {
    async find(visit) {
      const { bootstrap, remote, composition, host, scheme, language, path, query, named } = visit;
      const address = rendering.address(composition, remote, path, query);
      if (!address) return null;
      const key = [scheme, host.toLowerCase(), composition.id, language, named ?? '-', address].join(' ');
      try {
        return await cache.get(bootstrap.tenant.id ?? 'platform', key, () => make(visit, address));
      } catch (error) {
        if (error instanceof RenderFailure || error instanceof LeftToBrowsers) return null;
        throw error;
      }
    },
    stats: cache.stats,
    stop() {
      deaf?.();
      rendering.stop();
    },
  };
}

const withData = (rendered: RenderedPage, shellStyles: string): Page['rendered'] => ({
  ...rendered,
  queries: JSON.parse(rendered.queries),
  shellStyles,
});

/** They are small, so they are inlined instead of being one more request. */
function stylesOf(shell: ReleaseRecord, files: BuildFiles): Promise<string> {
  const known = stylesOfShells.get(shell);
  if (known) return known;
  const texts = shell.styles.map((file) => readBuildFile(files, shell, file));
  const styles = Promise.all(texts).then((all) => all.join(''));
  stylesOfShells.set(shell, styles);
  styles.catch(() => stylesOfShells.delete(shell));
  return styles;
}

const stylesOfShells = new WeakMap<ReleaseRecord, Promise<string>>();

/** The data is not available now. The browser says so and offers to try again. */
class LeftToBrowsers extends Error {}

/** Tells the platform what the renderer found. A build that does not start is demoted for one such verdict. */
export async function reportVerdict(api: ApiPort, host: string, verdict: Verdict): Promise<void> {
  const { composition, part, problem, message, page } = verdict;
  const { remote, build } = part;
  const builds = Object.fromEntries(
    Object.entries(composition.parts).map(([name, one]) => [name, one.build]),
  );
  const which = { composition: composition.id, builds, remote, build };
  const what = { problem, message: message.slice(0, 500), ...(page && { page }) };
  const { status } = await api.post('/api/telemetry/verdicts', host, { ...which, ...what }, 'edge');
  if (status >= 300) throw new Error(`The API answered ${status} to a renderer's verdict`);
}
