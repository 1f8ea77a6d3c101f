import { z } from 'zod';
import { countryCodes } from '../tenants/countries.ts';
import { tenantInput } from '../tenants/tenants.schema.ts';

/** POST /sign-ups: a visitor opens a store. */
export const signUpStoreInput = tenantInput;
export type SignUpStoreInput = z.infer<typeof signUpStoreInput>;

/** The data that is stored until the mail is confirmed. */
export type WaitingStore = Omit<SignUpStoreInput, 'ownerPassword'> & { passwordHash: string };

/** The new store and its host. */
export const openedStore = z.object({ host: z.string() });
export type OpenedStore = z.infer<typeof openedStore>;

/** The store opens once the link in the mail is followed. */
export const waitingReply = z.object({ confirm: z.literal(true) });
export type SignUpStoreReply = OpenedStore | z.infer<typeof waitingReply>;

export const confirmInput = z.strictObject({ token: z.string().min(20).max(200) });

/** The address as it was typed. */
export const slugParams = z.strictObject({ slug: z.string().min(1).max(120) });
/** GET /sign-ups/slugs/{slug}: whether this address is free, and if not, why, and one that is. */
export const slugReply = z.object({
  free: z.boolean(),
  reason: z.enum(['malformed', 'reserved', 'taken']).nullable(),
  proposal: z.string().nullable(),
});
export type SlugReply = z.infer<typeof slugReply>;

/** GET /sign-ups/countries: the countries where a store can be, and its first settings there. */
export const signUpCountries = z.array(
  z.object({
    code: z.enum(countryCodes),
    currency: tenantInput.shape.currency,
    language: tenantInput.shape.language,
    taxRateBp: z.number().int(),
    timeZone: z.string(),
  }),
);
export type SignUpCountry = z.infer<typeof signUpCountries>[number];
