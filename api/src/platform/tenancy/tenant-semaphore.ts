import { LRUCache } from 'lru-cache';
import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';

/**
 * Limits concurrent work per tenant in this process. Work that waits here holds no database connection; when
 * `mostWaiting` of a tenant wait already, it is refused with UNAVAILABLE.
 */
export function createTenantSemaphore(concurrency: number, mostWaiting = Number.POSITIVE_INFINITY) {
  const limits = new LRUCache<string, LimitFunction>({
    max: 10_000,
    memoMethod: () => pLimit(concurrency),
  });
  return async <T>(tenantId: string, work: () => Promise<T>): Promise<T> => {
    const limit = limits.memo(tenantId);
    if (limit.pendingCount >= mostWaiting)
      throw new AppError('UNAVAILABLE', undefined, { 'retry-after': '2' });
    return limit(work);
  };
}
