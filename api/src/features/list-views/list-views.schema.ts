import { z } from 'zod';
import { seenVersion } from '../../platform/http/list.schema.ts';

const list = z.string().regex(/^[a-z][a-z-]{0,39}$/);

const fields = z.strictObject({
  name: z.string().trim().min(1).max(60),
  search: z.string().max(1_000),
  isShared: z.boolean(),
});

export const listViewInput = fields.extend({ list });
export type ListViewInput = z.infer<typeof listViewInput>;

/** PUT names the version it read; an older one is answered with 409 VERSION_CONFLICT. */
export const listViewUpdate = fields.extend({ version: seenVersion.min(1) });
export type ListViewUpdate = z.infer<typeof listViewUpdate>;

/** A saved view as the person reads it who asks. */
export const listView = z.object({
  ...listViewInput.shape,
  id: z.uuid(),
  isMine: z.boolean(),
  version: z.number().int(),
});
export type ListView = z.infer<typeof listView>;

export const listLayoutParams = z.strictObject({ list });

export const listLayoutInput = z.strictObject({
  /** The keys of the shown columns in their order; null for the list's own. */
  columns: z.array(z.string().min(1).max(60)).min(1).max(60).nullable(),
  pageSize: z.number().int().min(1).max(100),
});
export type ListLayoutInput = z.infer<typeof listLayoutInput>;

export const listLayout = z.object({ list, ...listLayoutInput.shape });
export type ListLayout = z.infer<typeof listLayout>;

/** Everything that one person has saved about lists, and what others share. */
export const listViewsReply = z.object({ views: z.array(listView), layouts: z.array(listLayout) });
export type ListViewsReply = z.infer<typeof listViewsReply>;
