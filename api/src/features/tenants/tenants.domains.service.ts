import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { readTexts } from '../../platform/dns/texts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenantDomains, tenants } from '../../platform/tenancy/tenants.table.ts';
import { domainName, proofPrefix } from './domain-name.ts';
import type { TenantDomain } from './tenants.domains.schema.ts';

const columns = {
  domain: tenantDomains.domain,
  verified: tenantDomains.verified,
  proof: tenantDomains.proof,
  createdAt: tenantDomains.createdAt,
};
type Row = Pick<TenantDomain, 'domain' | 'verified' | 'proof'> & { createdAt: Date };

const present = (row: Row): TenantDomain => ({
  ...row,
  record: `${proofPrefix}${row.domain}`,
  text: `larder-verify=${row.proof}`,
  createdAt: row.createdAt.toISOString(),
});

const claimOf = (tenantId: string, domain: string) =>
  and(eq(tenantDomains.tenantId, tenantId), eq(tenantDomains.domain, domain));

const othersOf = (tenantId: string, domain: string) =>
  and(eq(tenantDomains.domain, domain), ne(tenantDomains.tenantId, tenantId));

/** Locks a domain, so that concurrent claims and proofs of it run one after the other. */
async function lockDomain(tx: Tx, domain: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}, 0))`);
}

/** Throws DOMAIN_TAKEN when another store has proved it. */
async function assertFree(tx: Tx, tenantId: string, domain: string): Promise<void> {
  const owners = await tx
    .select({ tenantId: tenantDomains.tenantId })
    .from(tenantDomains)
    .where(and(othersOf(tenantId, domain), eq(tenantDomains.verified, true)));
  if (owners.length > 0) throw new AppError('DOMAIN_TAKEN', [{ field: 'domain', message: 'taken' }]);
}

/** Throws NOT_FOUND for a store that is not there. */
export async function readSlug(tx: Tx, id: string): Promise<string> {
  const [store] = await tx.select({ slug: tenants.slug }).from(tenants).where(eq(tenants.id, id));
  if (!store) throw new AppError('NOT_FOUND');
  return store.slug;
}

export async function listDomains(tx: Tx, tenantId: string): Promise<TenantDomain[]> {
  const rows = await tx
    .select(columns)
    .from(tenantDomains)
    .where(eq(tenantDomains.tenantId, tenantId))
    .orderBy(asc(tenantDomains.createdAt), asc(tenantDomains.domain));
  return rows.map(present);
}

async function readClaim(tx: Tx, tenantId: string, domain: string): Promise<Row> {
  const [row] = await tx.select(columns).from(tenantDomains).where(claimOf(tenantId, domain));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Claims a domain. Other stores can claim it too until one has proved it. */
export async function addDomain(
  services: Services,
  actor: Principal,
  tenantId: string,
  given: string,
): Promise<TenantDomain> {
  const domain = domainName(given, services.config.ROOT_DOMAIN);
  if (!domain) throw new AppError('VALIDATION', [{ field: 'domain', message: 'not a domain of a store' }]);
  return onPlatform(services.database, async (tx) => {
    await readSlug(tx, tenantId);
    await lockDomain(tx, domain);
    await assertFree(tx, tenantId, domain);
    const added = await tx
      .insert(tenantDomains)
      .values({ tenantId, domain })
      .onConflictDoNothing({ target: [tenantDomains.domain, tenantDomains.tenantId] })
      .returning({ domain: tenantDomains.domain });
    if (added.length > 0) {
      await announce(tx, { kind: 'tenants', tenantId });
      await recordAct(tx, { ...actorOf(actor), action: 'domains.add', tenantId, details: { domain } });
    }
    return present(await readClaim(tx, tenantId, domain));
  });
}

/**
 * Accepts a claim when DNS has its proof. The domain is the store's from then on, and other stores' claims end. DNS
 * is read outside of a transaction, as it may take seconds.
 */
export async function verifyDomain(
  services: Services,
  actor: Principal,
  tenantId: string,
  domain: string,
): Promise<TenantDomain> {
  const claim = present(await onPlatform(services.database, (tx) => readClaim(tx, tenantId, domain)));
  if (claim.verified) return claim;
  const texts = await readTexts(services.resolveTxt, claim.record);
  if (!texts?.some((text) => text.trim() === claim.text)) throw unproven(texts);
  const verified = await onPlatform(services.database, async (tx) => {
    await lockDomain(tx, domain);
    await assertFree(tx, tenantId, domain);
    // A claim that was removed and made again meanwhile has another proof.
    const proved = await tx
      .update(tenantDomains)
      .set({ verified: true })
      .where(and(claimOf(tenantId, domain), eq(tenantDomains.proof, claim.proof)))
      .returning(columns);
    if (!proved[0]) throw new AppError('NOT_FOUND');
    await tx.delete(tenantDomains).where(othersOf(tenantId, domain));
    await announce(tx, { kind: 'tenants', tenantId });
    await recordAct(tx, { ...actorOf(actor), action: 'domains.verify', tenantId, details: { domain } });
    return present(proved[0]);
  });
  services.hosts.clear();
  return verified;
}

/** Returns the records that DNS has instead, so that a person knows whether to wait or to correct the record. */
function unproven(texts: string[] | null): AppError {
  const message = texts === null ? 'unanswered' : texts.length === 0 ? 'missing' : 'different';
  return new AppError('DOMAIN_UNPROVEN', [{ field: 'record', message }]);
}

/** The store stops answering on it at once, and others can claim it. */
export async function removeDomain(
  services: Services,
  actor: Principal,
  tenantId: string,
  domain: string,
): Promise<void> {
  await onPlatform(services.database, async (tx) => {
    const removed = await tx
      .delete(tenantDomains)
      .where(claimOf(tenantId, domain))
      .returning({ verified: tenantDomains.verified });
    if (!removed[0]) throw new AppError('NOT_FOUND');
    await announce(tx, { kind: 'tenants', tenantId });
    await recordAct(tx, {
      ...actorOf(actor),
      action: 'domains.remove',
      tenantId,
      details: { domain, ...removed[0] },
    });
  });
  services.hosts.clear();
}
