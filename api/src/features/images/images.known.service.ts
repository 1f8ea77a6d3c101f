import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { images } from './images.table.ts';

/** Returns one problem for each URL that is none of this store's own uploads. */
export async function unknownPictures(
  tx: Tx,
  tenantId: string,
  named: { url: string; field: string }[],
): Promise<ErrorDetail[]> {
  if (named.length === 0) return [];
  const idOf = (url: string) =>
    new RegExp(`^/uploads/${tenantId}/([0-9a-f-]{36})\\.webp$`).exec(url)?.[1] ?? '';
  const rows = await tx
    .select({ id: sql<string>`${images.id}::text` })
    .from(images)
    .where(
      and(
        eq(images.tenantId, tenantId),
        sql`${images.id}::text = any(${sql.param(named.map(({ url }) => idOf(url)))}::text[])`,
      ),
    );
  const known = new Set(rows.map((row) => row.id));
  return named.flatMap(({ url, field }) => (known.has(idOf(url)) ? [] : [{ field, message: 'unknown' }]));
}
