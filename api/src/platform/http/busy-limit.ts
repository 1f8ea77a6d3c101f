import { AppError } from '../errors/app-error.ts';

/** Runs work unless too much of it is running, in total or for one store. It is refused with UNAVAILABLE then. */
export type BusyLimit = <T>(tenantId: string, work: () => Promise<T>) => Promise<T>;

export function createBusyLimit({ total, perStore }: { total: number; perStore: number }): BusyLimit {
  const running = new Map<string, number>();
  let all = 0;
  const add = (tenantId: string, change: 1 | -1) => {
    const count = (running.get(tenantId) ?? 0) + change;
    if (count > 0) running.set(tenantId, count);
    else running.delete(tenantId);
    all += change;
  };
  return async (tenantId, work) => {
    if (all >= total || (running.get(tenantId) ?? 0) >= perStore)
      throw new AppError('UNAVAILABLE', undefined, { 'retry-after': '5' });
    add(tenantId, 1);
    try {
      return await work();
    } finally {
      add(tenantId, -1);
    }
  };
}
