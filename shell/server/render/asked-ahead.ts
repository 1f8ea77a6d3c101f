import { LRUCache } from 'lru-cache';
import type { PageApi } from '../page-api.ts';
import type { KnownReplies } from './messages.ts';

/** So long what pages of a route have in common is taken to be the same. */
const knownMs = 60_000;

/** What the pages of one route ask the API for, as the categories, goes to the renderer with the job. */
export function askAhead() {
  const common = new LRUCache<string, string[]>({ max: 500, ttl: knownMs });
  /** What the first page of a route asked for. */
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
