import { LRUCache } from 'lru-cache';
import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';

/** Limits concurrent work per tenant in this process. Work that waits here holds no database connection. */
export function createTenantSemaphore(concurrency: number) {
  const limits = new LRUCache<string, LimitFunction>({
    max: 10_000,
    memoMethod: () => pLimit(concurrency),
  });
  return <T>(tenantId: string, work: () => Promise<T>): Promise<T> => limits.memo(tenantId)(work);
}
