import { eq, sql } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { readPlatformSetting, readSettings } from '../settings/settings.service.ts';
import { platformSettings } from '../settings/settings.table.ts';
import type { InvoiceParty, Issuer, IssuerInput } from './subscriptions.schema.ts';

const key = 'billing';
const defaultIssuer = { address: '', taxNumber: '', taxRateBp: 0, paymentDays: 14, payment: '' };

/** Until somebody enters it, the platform's title is the name. */
export async function readIssuer(tx: Tx): Promise<Issuer> {
  const [row] = await tx
    .select({ body: platformSettings.body })
    .from(platformSettings)
    .where(eq(platformSettings.key, key));
  const { platform_title: name } = await readPlatformSetting(tx);
  return { name, ...defaultIssuer, version: 0, ...(row?.body as Partial<Issuer>) };
}

/** Throws VERSION_CONFLICT. Invoices that are written keep what they say. */
export async function saveIssuer(tx: Tx, { version, ...input }: IssuerInput): Promise<Issuer> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.billing'))`);
  const before = await readIssuer(tx);
  if (before.version !== version) throw new AppError('VERSION_CONFLICT');
  const body = { ...input, version: version + 1 };
  await tx
    .insert(platformSettings)
    .values({ key, body })
    .onConflictDoUpdate({ target: platformSettings.key, set: { body, updatedAt: new Date() } });
  return body;
}

/** The store that an invoice is for, and who reads the mail. */
export type BilledStore = {
  tenantId: string;
  name: string;
  slug: string;
  ownerEmail: string;
  language: LanguageCode;
  party: InvoiceParty;
};

export async function readBilledStore(tx: Tx, tenantId: string): Promise<BilledStore> {
  const [tenant] = await tx
    .select({ name: tenants.name, slug: tenants.slug, ownerEmail: tenants.ownerEmail })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  if (!tenant) throw new AppError('NOT_FOUND');
  await switchToTenant(tx, tenantId);
  const { global, store } = await readSettings(tx, tenantId);
  await switchToPlatform(tx);
  const address = [store.address, `${store.zip_code} ${store.city}`.trim(), store.country];
  const party = {
    name: store.company_name || tenant.name,
    address: address.filter(Boolean).join('\n'),
    taxNumber: store.tax_number,
  };
  return { tenantId, ...tenant, language: global.default_language, party };
}
