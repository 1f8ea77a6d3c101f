import { z } from 'zod';

export const language = z.object({
  id: z.uuid(),
  name: z.string(),
  /** ISO 3166 country code. */
  flag: z.string(),
  iso_code: z.string(),
  status: z.enum(['show', 'hide']),
});
export type LanguageRecord = z.infer<typeof language>;
export const languageListReply = z.array(language);
