import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordOwn } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import { seal, unseal } from '../../platform/identity/sealed.ts';
import { keyFor } from '../../platform/identity/secrets.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import type { RelyingParty } from '../second-factors/second-factors.passkeys.service.ts';
import {
  askAnyPasskey,
  ownerOfPasskey,
  usePasskey,
} from '../second-factors/second-factors.passkeys.service.ts';
import type { PasskeyAssertion } from '../second-factors/second-factors.schema.ts';
import { openSessionOf } from '../sessions/session-rows.ts';
import type { LoginReply } from '../sessions/sessions.schema.ts';
import { welcome } from '../sessions/sessions.service.ts';
import { expectOwnWay } from '../sign-in-provider/sign-in-provider.service.ts';
import { staff } from '../staff/staff.table.ts';

const lifeMs = 10 * 60_000;
const question = z.object({ challenge: z.string(), askedAt: z.number() });

/** Staff of this store, or operators without one. */
type Place = { tenantId: string | null; relyingParty: RelyingParty };

const keyOf = (services: Services) => keyFor(services, 'passkey questions');
const askedIn = ({ tenantId, relyingParty }: Place) => `${tenantId ?? 'platform'} ${relyingParty.origin}`;

/**
 * Returns a question to any passkey of this host, and the ticket that its answer needs, which only this browser has.
 */
export async function askPasskeyAlone(services: Services, place: Place) {
  const challenge = randomBytes(32).toString('base64url');
  const content = JSON.stringify({ challenge, askedAt: Date.now() });
  return {
    options: await askAnyPasskey(place.relyingParty, challenge),
    ticket: seal(await keyOf(services), askedIn(place), content),
  };
}

/**
 * Signs in with a passkey that was unlocked on its device, which is two factors in one. Throws LINK_EXPIRED,
 * PASSKEY_REFUSED and PROVIDER_ONLY.
 */
export async function signInWithPasskey(
  services: Services,
  { ticket, ...place }: Place & { ticket: string },
  response: PasskeyAssertion,
): Promise<LoginReply> {
  const { tenantId, relyingParty } = place;
  const content = unseal(await keyOf(services), askedIn(place), ticket);
  const { data: asked } = question.safeParse(content && JSON.parse(content));
  if (!asked || asked.askedAt + lifeMs < Date.now()) throw new AppError('LINK_EXPIRED');
  const alone = { askedAt: new Date(asked.askedAt) };
  const { owner, session } = await inHome(services.database, tenantId, async (tx) => {
    const owner = await ownerOfPasskey(tx, tenantId, relyingParty, response.id);
    const email = owner && (await hold(tx, owner));
    if (!owner || !email) throw new AppError('PASSKEY_REFUSED');
    const signed = { challenge: asked.challenge, response, alone };
    if (!(await usePasskey(tx, owner, relyingParty, signed))) throw new AppError('PASSKEY_REFUSED');
    await expectOwnWay(tx, tenantId, owner.userId);
    const session = await openSessionOf(tx, owner);
    await recordOwn(tx, owner, email, 'sessions.passkey');
    return { owner, session };
  });
  return welcome(services, owner, session);
}

/** The address of an active account, which is not deactivated meanwhile. */
async function hold(tx: Tx, { tenantId, userId }: AccountOwner): Promise<string | undefined> {
  const [row] = tenantId
    ? await tx
        .update(staff)
        .set({ lastLoginAt: new Date() })
        .where(and(eq(staff.tenantId, tenantId), eq(staff.id, userId), eq(staff.status, 'active')))
        .returning({ email: staff.email })
    : await tx
        .select({ email: platformUsers.email })
        .from(platformUsers)
        .where(and(eq(platformUsers.id, userId), eq(platformUsers.status, 'active')))
        .for('share');
  return row?.email;
}
