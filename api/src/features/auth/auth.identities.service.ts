import { AccessDenied, OAuthAccountNotLinked } from '@auth/core/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { joinGuestOrders } from '../customers/customers.guests.service.ts';
import { customers } from '../customers/customers.table.ts';
import { identities } from './auth.table.ts';
import { EmailUnproven } from './layer-errors.ts';
import type { Person } from './providers.ts';

/**
 * The customer of an identity, who may be a new one. `signedInAs` is the customer who is signed in to the layer in
 * the same browser. Throws the layer's errors when it refuses. An equal address proves nothing: an account is linked
 * to an identity only when its provider and we have both seen its owner read that mailbox, or when its owner has just
 * signed in here with the password.
 */
export async function customerOf(
  tx: Tx,
  tenantId: string,
  person: Person,
  signedInAs: string | null,
): Promise<string> {
  const { provider, subject, email, emailVerified } = person;
  // Two concurrent first sign-ins of one person run one after the other.
  await lock(tx, `${tenantId} ${provider} ${subject}`);
  const [known] = await tx
    .select({ id: customers.id, status: customers.status, identity: identities.id, email: identities.email })
    .from(identities)
    .innerJoin(
      customers,
      and(eq(customers.tenantId, identities.tenantId), eq(customers.id, identities.customerId)),
    )
    .where(
      and(
        eq(identities.tenantId, tenantId),
        eq(identities.provider, provider),
        eq(identities.subject, subject),
      ),
    );
  if (known) {
    if (known.status !== 'active') throw new AccessDenied();
    if (email && email !== known.email) {
      await tx
        .update(identities)
        .set({ email })
        .where(and(eq(identities.tenantId, tenantId), eq(identities.id, known.identity)));
    }
    return known.id;
  }
  if (!email) throw new EmailUnproven();
  const customerId = await customerByEmail(tx, tenantId, { ...person, email }, signedInAs, emailVerified);
  await tx.insert(identities).values({ tenantId, customerId, provider, subject, email });
  return customerId;
}

async function customerByEmail(
  tx: Tx,
  tenantId: string,
  { email, name }: Person & { email: string },
  signedInAs: string | null,
  emailVerified: boolean,
): Promise<string> {
  if (emailVerified) {
    const [created] = await tx
      .insert(customers)
      .values({ tenantId, name, email, emailVerifiedAt: new Date() })
      .onConflictDoNothing({ target: [customers.tenantId, customers.email] })
      .returning({ id: customers.id });
    if (created) {
      await joinGuestOrders(tx, tenantId, created.id);
      return created.id;
    }
  }
  const [local] = await tx
    .select({ id: customers.id, status: customers.status, verifiedAt: customers.emailVerifiedAt })
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.email, email)));
  const isOwn = local?.id === signedInAs;
  if (!emailVerified && !(local && isOwn)) throw new EmailUnproven();
  if (local?.status !== 'active') throw new AccessDenied();
  if (!local.verifiedAt && !isOwn) throw new OAuthAccountNotLinked();
  return local.id;
}

async function lock(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
