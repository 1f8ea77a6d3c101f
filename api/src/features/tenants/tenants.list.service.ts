import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/database.ts';
import { containing, readPage, withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { plans } from '../plans/plans.table.ts';
import type { StoreSales } from '../store-figures/store-figures.schema.ts';
import { storeFigures as figures } from '../store-figures/store-figures.table.ts';
import { subscriptions } from '../subscriptions/subscriptions.table.ts';
import type { Tenant, TenantExportQuery, TenantListQuery } from './tenants.schema.ts';

const counted = (column: PgColumn) => sql<number>`coalesce(${column}, 0)`.mapWith(Number);

const columns = {
  id: tenants.id,
  slug: tenants.slug,
  name: tenants.name,
  status: tenants.status,
  preparing: sql<boolean>`${tenants.openedAt} is null`,
  sandbox: tenants.isSandbox,
  suspendedReason: tenants.suspendedReason,
  ownerEmail: tenants.ownerEmail,
  ring: tenants.ring,
  createdAt: tenants.createdAt,
  planId: subscriptions.planId,
  plan: plans.name,
  state: subscriptions.state,
  products: counted(figures.products),
  orders: counted(figures.orders),
  sales: sql<StoreSales[]>`coalesce(${figures.sales}, '[]')`,
  signUps: counted(figures.signUps),
  errors: counted(figures.errors),
  databaseMs: counted(figures.databaseMs),
  pictureBytes: counted(figures.pictureBytes),
  databaseBytes: counted(figures.databaseBytes),
  loadP95: figures.loadP95,
  lastOrderAt: figures.lastOrderAt,
  customDomains: sql<string[]>`array(
    select d.domain from tenant_domains d where d.tenant_id = tenants.id and d.verified order by d.domain)`,
  formerSlugs: sql<string[]>`array(
    select f.slug from tenant_former_slugs f where f.tenant_id = tenants.id order by f.slug)`,
  version: tenants.version,
};

const rows = (tx: Tx) =>
  tx
    .select(columns)
    .from(tenants)
    .leftJoin(figures, eq(figures.tenantId, tenants.id))
    .leftJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .leftJoin(plans, eq(plans.id, subscriptions.planId));

type Row = Awaited<ReturnType<typeof rows>>[number];

function present(row: Row, rootDomain: string): Tenant {
  const { customDomains, formerSlugs, planId, plan, state, ...stored } = row;
  const { products, orders, sales, signUps, errors, lastOrderAt, ...others } = stored;
  const { databaseMs, pictureBytes, databaseBytes, loadP95, ...tenant } = others;
  const measured = { databaseMs, pictureBytes, databaseBytes, loadP95 };
  const hostOf = (slug: string) => `${slug}.${rootDomain}`;
  return {
    ...withIsoTimes(tenant),
    domains: [hostOf(row.slug), ...customDomains],
    formerDomains: formerSlugs.map(hostOf),
    plan: planId && plan && state ? { id: planId, name: plan, state } : null,
    figures: withIsoTimes({ products, orders, sales, signUps, errors, ...measured, lastOrderAt }),
  };
}

/** The orders of the list of stores. A store that was not added up yet counts as one with 0. */
const sorts: Record<string, SQL> = {
  createdAt: sql`${tenants.createdAt}`,
  name: sql`${tenants.name}`,
  status: sql`${tenants.status}`,
  plan: sql`coalesce(${plans.position}, -1)`,
  products: counted(figures.products),
  orders: counted(figures.orders),
  revenue: sql`coalesce(${figures.amount}, 0)`,
  signUps: counted(figures.signUps),
  errors: counted(figures.errors),
  databaseMs: counted(figures.databaseMs),
  pictureBytes: counted(figures.pictureBytes),
  databaseBytes: counted(figures.databaseBytes),
  loadP95: counted(figures.loadP95),
  lastOrderAt: sql`coalesce(${figures.lastOrderAt}, '-infinity')`,
};

function orderOf(sort: TenantListQuery['sort']): SQL[] {
  const way = sql.raw(sort.startsWith('-') ? 'desc nulls last' : 'asc');
  const by = sorts[sort.replace('-', '')];
  return by ? [sql`${by} ${way}`, sql`${tenants.id} ${way}`] : [];
}

const planOf = (plan: string) =>
  plan === 'none'
    ? sql`not exists (select from ${subscriptions} where ${subscriptions.tenantId} = ${tenants.id})`
    : sql`exists (select from ${subscriptions}
        where ${subscriptions.tenantId} = ${tenants.id} and ${subscriptions.planId} = ${plan})`;

/**
 * The condition for a status as the list shows it: a store that is closed for another reason is not called one in
 * preparation.
 */
function ofStatus(status: NonNullable<TenantListQuery['status']>): SQL | undefined {
  if (status === 'preparing') return and(eq(tenants.status, 'active'), isNull(tenants.openedAt));
  return and(eq(tenants.status, status), status === 'active' ? isNotNull(tenants.openedAt) : undefined);
}

const matching = ({ q, status, plan }: TenantExportQuery): SQL | undefined =>
  and(
    status && ofStatus(status),
    plan ? planOf(plan) : undefined,
    containing(q, tenants.name, tenants.slug, tenants.ownerEmail),
  );

/** The stores with their plan and their figures of 30 days. */
export async function listTenants(
  tx: Tx,
  query: TenantListQuery,
  rootDomain: string,
): Promise<ListReply<Tenant>> {
  const where = matching(query);
  const page = await readPage(query, {
    // First which ones, as the database would find out the domains of all that it skips.
    rows: tx
      .select({ id: tenants.id })
      .from(tenants)
      .leftJoin(figures, eq(figures.tenantId, tenants.id))
      .leftJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
      .where(where)
      .orderBy(...orderOf(query.sort)),
    total: tx.$count(tenants, where),
  });
  const ids = page.items.map(({ id }) => id);
  const found = new Map((await rows(tx).where(inArray(tenants.id, ids))).map((row) => [row.id, row]));
  const items = ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [present(row, rootDomain)] : [];
  });
  return { ...page, items };
}

/** The next stores of such a list, the oldest first. */
export async function readTenantsAfter(
  tx: Tx,
  query: TenantExportQuery,
  { rootDomain, limit, last }: { rootDomain: string; limit: number; last: Tenant | undefined },
): Promise<Tenant[]> {
  const found = await rows(tx)
    .where(and(matching(query), last && gt(tenants.id, last.id)))
    .orderBy(asc(tenants.id))
    .limit(limit);
  return found.map((row) => present(row, rootDomain));
}

/** Throws NOT_FOUND. */
export async function readTenant(tx: Tx, id: string, rootDomain: string): Promise<Tenant> {
  const [row] = await rows(tx).where(eq(tenants.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  return present(row, rootDomain);
}
