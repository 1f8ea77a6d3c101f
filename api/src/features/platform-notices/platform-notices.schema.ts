import { z } from 'zod';
import { message } from '../../platform/message.schema.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { noticeKinds } from './notice-kinds.ts';

/** Something that operators have to know. Pages show its text in the reader's language, from its kind and values. */
export const platformNotice = z.object({
  id: z.uuid(),
  kind: z.enum(Object.keys(noticeKinds) as [NoticeKind]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The reason, if there is more to say. */
  why: message.nullable(),
  /** How many there are, or how often it happened. */
  count: z.number().int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** The path of the page that helps. */
  page: z.string(),
  /** Whether the reader may put it away. */
  mayDismiss: z.boolean(),
});
export type PlatformNotice = z.infer<typeof platformNotice>;

/** The notices whose causes are still there and that nobody has dismissed, newest first, 100 at most. */
export const platformNoticeList = z.object({ items: z.array(platformNotice) });

export const dismissInput = z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) });
