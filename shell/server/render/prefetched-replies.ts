import { LRUCache } from 'lru-cache';
import type { PageApi } from '../page-api.ts';
import type { KnownReplies } from './messages.ts';

/** How long it is remembered what all pages of a route ask for. */
const knownMs = 60_000;

/**
 * Asks the API for what all pages of a route need, such as the categories, before they are rendered. The replies go to
 * the renderer together with the page, which then need not ask the edge for them.
 */
export function createPrefetch() {
  const common = new LRUCache<string, string[]>({ max: 500, ttl: knownMs });
  /** The calls of the first page of each route. */
  const first = new LRUCache<string, Set<string>>({ max: 500, ttl: knownMs });

  return {
    async replies(route: string, ask: PageApi): Promise<KnownReplies> {
      const asked = (common.get(route) ?? []).map(async (path) => [path, await ask(path)] as const);
      // The page asks for what failed, and says so.
      const settled = await Promise.allSettled(asked);
      return new Map(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    },
    /** Compares two pages of a route, for the next ones. */
    learn(route: string, paths: Set<string>): void {
      if (common.has(route)) return;
      const before = first.get(route);
      if (before)
        common.set(
          route,
          [...before].filter((path) => paths.has(path)),
        );
      else first.set(route, paths);
    },
  };
}
