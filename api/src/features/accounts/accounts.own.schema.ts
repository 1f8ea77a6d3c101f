import { z } from 'zod';
import { languageCode } from '../../platform/http/localized.schema.ts';

/** The fields that PUT /auth/profile changes and the session does not have. */
export const ownProfile = z.object({
  /** Null for an operator, who has no phone number. */
  phone: z.string().nullable(),
  /** The language of the mails; null for the store's default. */
  locale: languageCode.nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;
