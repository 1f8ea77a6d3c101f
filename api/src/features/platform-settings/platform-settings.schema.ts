import { z } from 'zod';
import { seenVersion } from '../../platform/http/list.schema.ts';
import { platformDocument, platformFields } from '../settings/settings.platform.schema.ts';

/** The platform's settings as operators edit them; texts that nobody wrote are empty. */
export const platformAdminSetting = platformDocument.extend({
  /** The version that a save names; 0 when nothing was saved yet. */
  version: z.number().int(),
  /** Reserved under any settings. */
  always_reserved: z.array(z.string()),
});
export type PlatformAdminSetting = z.infer<typeof platformAdminSetting>;

/** Changes the named fields. The version is the one that was read; an older one is a 409. */
export const platformSettingUpdate = platformFields.partial().extend({ version: seenVersion.min(0) });
export type PlatformSettingUpdate = z.infer<typeof platformSettingUpdate>;

/** The recipient of the test mail, and whether it was sent: without a mail server it is kept to be read. */
export const testMailReply = z.object({ recipient: z.string(), isSent: z.boolean() });
