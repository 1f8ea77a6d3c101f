import { AppError } from '../errors/app-error.ts';
import { readInTenant } from '../tenancy/tenancy.ts';
import type { Database, Tx } from './database.ts';
import type { Replicas } from './replicas.ts';

/** Reads at a replica that is far enough, else at the primary. A replica that fails costs a second try, and no error. */
export async function readAtReplica<T>(
  { database, replicas }: { database: Database; replicas: Replicas | null },
  tenantId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const replica = replicas?.of(tenantId);
  if (!replica) return readInTenant(database, tenantId, work);
  try {
    return await readInTenant(replica, tenantId, work);
  } catch (error) {
    if (error instanceof AppError) throw error;
    replicas?.failed(replica, error);
    return readInTenant(database, tenantId, work);
  }
}
