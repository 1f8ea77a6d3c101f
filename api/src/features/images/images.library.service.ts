import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { containing, countSome, readPage } from '../../platform/database/list.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { LibraryPicture, PictureListQuery } from './images.schema.ts';
import { images } from './images.table.ts';

/** The uploads of the store, the newest first. Their ids are in the order of time, as the primary key has them. */
export function listPictures(
  tx: Tx,
  tenantId: string,
  query: PictureListQuery,
): Promise<ListReply<LibraryPicture>> {
  const where = and(eq(images.tenantId, tenantId), containing(query.q, images.name));
  return readPage(query, {
    rows: (limit, offset) =>
      tx
        .select({
          id: images.id,
          name: images.name,
          url: sql<string>`'/uploads/' || ${images.tenantId} || '/' || ${images.id} || '.webp'`,
          width: images.width,
          height: images.height,
          bytes: images.bytes,
          createdAt: images.createdAt,
        })
        .from(images)
        .where(where)
        .orderBy(desc(images.id))
        .limit(limit)
        .offset(offset),
    total: countSome(tx, images, where),
  });
}
