import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../../platform/http/services.ts';
import { encodePicture } from '../../platform/storage/pictures.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { requireRoom } from '../plan-limits/plan-limits.service.ts';
import type { UploadReply } from './images.schema.ts';
import { images } from './images.table.ts';

/** The folder of the platform's own pictures; no store has this id. */
const platformFolder = '00000000-0000-0000-0000-000000000000';

/** Stores a picture of the platform itself. Edges show it on the platform's host only. */
export async function savePlatformPicture({ storage }: Services, file: Buffer): Promise<UploadReply> {
  const { bytes, width, height } = await encodePicture(file);
  const key = `${platformFolder}/${uuidv7()}.webp`;
  await storage.put(key, bytes);
  return { url: `/uploads/${key}`, width, height, bytes: bytes.length };
}

/**
 * Stores an uploaded picture as WebP. The file is written before its row, and deleted when the row fails. Throws
 * PLAN_LIMIT.
 */
export async function savePicture(
  { database, storage }: Services,
  tenantId: string,
  upload: { name: string; file: Buffer },
): Promise<UploadReply> {
  const { bytes, width, height } = await encodePicture(upload.file);
  const id = uuidv7();
  const key = `${tenantId}/${id}.webp`;
  await storage.put(key, bytes);
  try {
    const name = upload.name.replace(/\p{Cc}/gu, '').slice(0, 200);
    await inTenant(database, tenantId, async (tx) => {
      await requireRoom(tx, tenantId, 'storage', bytes.length);
      await tx.insert(images).values({ tenantId, id, name, width, height, bytes: bytes.length });
    });
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  return { url: `/uploads/${key}`, width, height, bytes: bytes.length };
}
