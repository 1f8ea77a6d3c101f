import type { SQL } from 'drizzle-orm';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { containing, readPage, withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Services } from '../../platform/http/services.ts';
import { assertNewPassword, hashPassword } from '../../platform/identity/passwords.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { onPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { stripeAddresses, takesCards } from '../card-settings/card-settings.service.ts';
import { listShownCurrencies } from '../currencies/currencies.service.ts';
import { readCustomization } from '../customization/customization.service.ts';
import { listPlatformLanguages, listShownLanguages } from '../languages/languages.service.ts';
import { defaultGlobalSetting } from '../settings/settings.defaults.ts';
import { readPlatformSetting, readSettings } from '../settings/settings.service.ts';
import { openNewStore } from './open-store.ts';
import type { HostBootstrap, Tenant, TenantInput, TenantListQuery } from './tenants.schema.ts';

/** The bootstrap of a host, in one transaction that begins on the platform's tables and ends in the store's. */
export function readBootstrap(services: Services, tenant: HostTenant): Promise<HostBootstrap> {
  return onPlatform(services.database, async (tx) => {
    const platform = await readPlatformSetting(tx);
    if (!tenant.id) {
      const languages = listPlatformLanguages();
      return {
        tenant,
        platform,
        global: defaultGlobalSetting,
        store: null,
        customization: null,
        languages,
        currencies: [],
      };
    }
    await switchToTenant(tx, tenant.id);
    return {
      tenant,
      platform,
      ...(await readSettings(tx, tenant.id)),
      customization: await readCustomization(tx, tenant.id, tenant.name ?? ''),
      languages: await listShownLanguages(tx, tenant.id),
      currencies: await listShownCurrencies(tx, tenant.id),
      ...((await takesCards(tx, tenant.id)) && { cardOrigins: stripeAddresses(services.config).origins }),
    };
  });
}

const columns = {
  id: tenants.id,
  slug: tenants.slug,
  name: tenants.name,
  status: tenants.status,
  suspendedReason: tenants.suspendedReason,
  ownerEmail: tenants.ownerEmail,
  ring: tenants.ring,
  createdAt: tenants.createdAt,
  customDomains: sql<string[]>`array(
    select d.domain from tenant_domains d where d.tenant_id = tenants.id and d.verified order by d.domain)`,
};

type Row = Omit<Tenant, 'domains'> & { customDomains: string[] };

const withDomains = ({ customDomains, ...row }: Row, rootDomain: string): Tenant => ({
  ...row,
  domains: [`${row.slug}.${rootDomain}`, ...customDomains],
});

const orders = {
  newest: [sql`${tenants.createdAt} desc nulls last`, sql`${tenants.id} desc nulls last`],
  name: [asc(tenants.name), asc(tenants.id)],
};

function matching({ q, status }: TenantListQuery): SQL | undefined {
  return and(
    status && eq(tenants.status, status),
    containing(q, tenants.name, tenants.slug, tenants.ownerEmail),
  );
}

export async function listTenants(
  tx: Tx,
  query: TenantListQuery,
  rootDomain: string,
): Promise<ListReply<Tenant>> {
  const where = matching(query);
  const list = await readPage(query, {
    rows: (limit, offset) =>
      tx
        .select(columns)
        .from(tenants)
        .where(where)
        .orderBy(...orders[query.sort])
        .limit(limit)
        .offset(offset),
    total: tx.$count(tenants, where),
  });
  return { ...list, items: list.items.map((row) => withDomains(row, rootDomain)) };
}

export async function readTenant(tx: Tx, id: string, rootDomain: string): Promise<Tenant> {
  const [row] = await tx.select(columns).from(tenants).where(eq(tenants.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  return withDomains(withIsoTimes(row), rootDomain);
}

/** Creates a whole store or nothing. It answers on its host as soon as this returns. */
export async function createTenant(
  services: Services,
  actor: Principal,
  input: TenantInput,
): Promise<Tenant> {
  const { ownerPassword, ...store } = input;
  assertNewPassword(services.config, ownerPassword, 'ownerPassword');
  const passwordHash = await hashPassword(ownerPassword);
  const { ROOT_DOMAIN: root } = services.config;
  const tenant = await onPlatform(services.database, async (tx) => {
    const id = await openNewStore(tx, { ...store, passwordHash }, services);
    const tenant = await readTenant(tx, id, root);
    const act = { action: 'tenants.create', tenantId: id, details: { ...store } };
    await recordAct(tx, { ...actorOf(actor), ...act });
    return tenant;
  });
  services.hosts.clear();
  return tenant;
}
