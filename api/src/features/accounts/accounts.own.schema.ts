import { z } from 'zod';
import { languageCode } from '../../platform/http/localized.schema.ts';

/** What PUT /auth/profile changes, and the session does not know. */
export const ownProfile = z.object({
  /** Null for an operator, who has none. */
  phone: z.string().nullable(),
  /** Of the mails; null for the store's own. */
  locale: languageCode.nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;
