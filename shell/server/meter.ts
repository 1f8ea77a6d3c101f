import type { FastifyInstance } from 'fastify';
import type { Compositions } from './compositions.ts';
import type { PageCacheStats } from './page-cache.ts';
import type { Outcome } from './render/rendering.ts';

/** Measures an edge from outside. */
export type EdgeMeter = {
  /** Adds its hooks, before routes are registered. */
  requests(edge: FastifyInstance): void;
  rendered(ms: number, outcome: Outcome): void;
  watch(inside: {
    pages(): PageCacheStats;
    compositions: Pick<Compositions, 'current'>;
    /** The number of tabs that listen for new builds. */
    live(): number;
  }): void;
  /** Headers that tell the API which request of this edge its call belongs to. */
  headersForApi?(): Record<string, string>;
};
