import { z } from 'zod';
import { listQuery, listReply, money } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';

/** A deleted product that can be restored. */
export const trashRow = z.object({
  id: z.uuid(),
  sku: z.string(),
  title: localizedText(),
  image: z.string().nullable(),
  price: money,
  /** The name of the person who deleted it; empty for the platform. */
  deletedBy: z.string(),
  deletedAt: z.iso.datetime(),
  /** When it is gone for good. */
  until: z.iso.datetime(),
});
export type TrashRow = z.infer<typeof trashRow>;

export const trashQuery = listQuery(['-deletedAt', 'deletedAt']);
export type TrashQuery = z.infer<typeof trashQuery>;
export const trashList = listReply(trashRow);
