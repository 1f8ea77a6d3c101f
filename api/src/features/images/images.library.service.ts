import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { containing, countSome, readPage } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { LibraryPicture, PictureListQuery } from './images.schema.ts';
import { libraryPicture } from './images.schema.ts';
import { images } from './images.table.ts';

/**
 * Lists the uploads of the store, the newest first. Their ids are in the order of time, as the primary key has them.
 */
export function listPictures(
  tx: Tx,
  tenantId: string,
  query: PictureListQuery,
): Promise<ListReply<LibraryPicture>> {
  const where = and(eq(images.tenantId, tenantId), containing(query.q, images.name));
  return readPage(query, {
    rows: tx
      .select({
        ...columnsOf(images, libraryPicture),
        url: sql<string>`'/uploads/' || ${images.tenantId} || '/' || ${images.id} || '.webp'`,
      })
      .from(images)
      .where(where)
      .orderBy(desc(images.id)),
    total: countSome(tx, images, where),
  });
}
