import { z } from 'zod';
import { slugInput, tenantInput } from '../tenants/tenants.schema.ts';

/** POST /sign-ups: somebody opens a store for themselves. */
export const signUpStoreInput = tenantInput;
export type SignUpStoreInput = z.infer<typeof signUpStoreInput>;

/** What waits for the mail to be confirmed. */
export type WaitingStore = Omit<SignUpStoreInput, 'ownerPassword'> & { passwordHash: string };

/** The store that is open now, by the host it answers on. */
export const openedStore = z.object({ host: z.string() });
export type OpenedStore = z.infer<typeof openedStore>;

/** The store opens once the link in the mail is followed. */
export const waitingReply = z.object({ confirm: z.literal(true) });
export type SignUpStoreReply = OpenedStore | z.infer<typeof waitingReply>;

export const confirmInput = z.strictObject({ token: z.string().min(20).max(200) });

export const slugParams = z.strictObject({ slug: slugInput });
/** GET /sign-ups/slugs/{slug}: whether a store could still take this address. */
export const slugReply = z.object({ free: z.boolean() });
