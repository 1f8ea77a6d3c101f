import { z } from 'zod';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { plainLine } from '../../platform/http/plain-text.schema.ts';

/** `https://larder.example`, without a path. */
const origin = z.string().regex(/^https?:\/\/[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}(?::\d{1,5})?$/);
/** The one that comes with the platform, or an upload. */
const favicon = z
  .string()
  .regex(/^\/(?:favicon\.ico|favicon\.svg|uploads\/[0-9a-f]{8}-[0-9a-f-]{27}\/[0-9a-f-]{36}\.webp)$/);

/** The settings that operators write, beside the specified names. An empty text has the specified default. */
export const platformDocument = z.object({
  platform_title: z.string(),
  platform_description: z.string(),
  /** Where search engines list the platform's public pages; empty for the address of the visit. */
  platform_url: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  favicon: z.string(),
  /** Addresses that no new store may have, beside the specified ones. */
  reserved_names: z.array(z.string()),
  /** The sender's name of the platform's own mails. */
  mail_sender: z.string(),
  /** The last lines of the platform's own mails. */
  mail_closing: localizedText(500),
  maintenance_from: z.iso.datetime().nullable(),
  maintenance_until: z.iso.datetime().nullable(),
  maintenance_message: localizedText(300),
});
export type PlatformDocument = z.infer<typeof platformDocument>;

/** The same as input. */
export const platformFields = z.strictObject({
  ...platformDocument.shape,
  platform_title: plainLine(120),
  platform_description: plainLine(300),
  platform_url: z.union([z.literal(''), origin]),
  meta_title: plainLine(120),
  meta_description: plainLine(300),
  meta_keywords: plainLine(300),
  favicon: z.union([z.literal(''), favicon]),
  reserved_names: z.array(z.string().regex(/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/)).max(500),
  mail_sender: plainLine(80),
});
