import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { slugInput } from '../tenants/tenants.schema.ts';
import { archiveKinds, archiveReasons, archiveStatuses } from './archives.table.ts';

export const archive = z.object({
  id: z.uuid(),
  kind: z.enum(archiveKinds),
  reason: z.enum(archiveReasons),
  status: z.enum(archiveStatuses),
  storeId: z.uuid().nullable(),
  storeName: z.string(),
  storeSlug: z.string(),
  /** The table that is being read or written. */
  step: z.string(),
  doneRows: z.number().int(),
  totalRows: z.number().int(),
  problem: z.string().nullable(),
  problemAbout: z.string(),
  /** The size of the file; null when there is none. */
  bytes: z.number().int().nullable(),
  /** When the archive that an import or restore reads was made. */
  exportedAt: z.iso.datetime().nullable(),
  /** The address of the store that is made; null for other work. */
  madeSlug: z.string().nullable(),
  /** Whether there is a store of this address already, for an upload. */
  slugTaken: z.boolean(),
  /** Whether this very store is here already. */
  storeTaken: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  requestedBy: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Archive = z.infer<typeof archive>;

export const archiveList = listReply(archive);
const pages = listQuery(['-createdAt', 'createdAt']);
/** A page has fifty by default: pages that were released before there were several ask for no more. */
export const archiveQuery = pages.extend({
  limit: pages.shape.limit.default(50),
  storeId: z.uuid().optional(),
});
export type ArchiveQuery = z.infer<typeof archiveQuery>;

/** An owner's archives, newest first, the last fifty. */
export const ownArchiveList = z.object({ items: z.array(archive) });

export const exportInput = z.strictObject({ storeId: z.uuid() });

export const importInput = z.strictObject({
  /** The address of the store here. */
  slug: slugInput,
});

export const cloneInput = z.strictObject({
  storeId: z.uuid(),
  slug: slugInput,
  name: z.string().trim().min(2).max(80),
  ownerEmail: z.email().max(254).toLowerCase(),
  ownerPassword: z.string().min(10).max(128),
});
export type CloneInput = z.infer<typeof cloneInput>;

export const restoreInput = z.strictObject({
  /** The address of the store, which an operator types so that no store is restored by mistake. */
  slug: z.string().max(63),
});

/** Where the file is downloaded, without signing in, for a few minutes. */
export const archiveLink = z.object({ path: z.string(), expiresAt: z.iso.datetime() });

/** A request without a token is answered like one with a wrong token. */
export const fileQuery = z.strictObject({ token: z.string().max(300).optional() });
