import { z } from 'zod';
import { slugInput, tenantInput } from '../tenants/tenants.schema.ts';

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

export const slugParams = z.strictObject({ slug: slugInput });
/** GET /sign-ups/slugs/{slug}: whether this address is free. */
export const slugReply = z.object({ free: z.boolean() });
