import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordOwn } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import { assertNewPassword, hashPassword } from '../../platform/identity/passwords.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { AcceptInvitationInput } from '../accounts/accounts.schema.ts';
import { endTokens, expectLiveToken, takeOneTimeToken } from '../accounts/accounts.tokens.service.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import { expectOwnWay } from '../sign-in-provider/sign-in-provider.service.ts';
import { staff } from '../staff/staff.table.ts';
import type { SignedIn } from './sign-in.service.ts';
import { begin, signedIn } from './sign-in.service.ts';

/**
 * Lets an invited colleague join by the mail's link, with a password of their choice, and signs them in as that
 * password does. Throws LINK_EXPIRED and PROVIDER_ONLY.
 */
export async function acceptInvitation(
  services: Services,
  { tenantId, host }: { tenantId: string; host: string },
  { token, password, name }: AcceptInvitationInput,
): Promise<SignedIn> {
  const { config, database } = services;
  assertNewPassword(config, password, 'password');
  const used = [tenantId, 'invitation', token] as const;
  await inTenant(database, tenantId, (tx) => expectLiveToken(tx, ...used));
  const passwordHash = await hashPassword(password);
  const { owner, begun } = await inTenant(database, tenantId, async (tx) => {
    const taken = await takeOneTimeToken(tx, ...used);
    await endTokens(tx, tenantId, taken.userId, 'reset_password');
    const [joined] = await tx
      .update(staff)
      .set({ passwordHash, status: 'active', lastLoginAt: new Date(), ...(name && { name }) })
      .where(and(eq(staff.tenantId, tenantId), eq(staff.id, taken.userId), eq(staff.status, 'invited')))
      .returning({ email: staff.email });
    if (!joined) throw new AppError('LINK_EXPIRED');
    await expectOwnWay(tx, tenantId, taken.userId);
    await endSessionsOf(tx, taken);
    await recordOwn(tx, taken, joined.email, 'accounts.accept-invitation');
    return { owner: taken, begun: await begin(tx, taken, joined.email, { host }) };
  });
  return signedIn(services, owner, begun);
}
