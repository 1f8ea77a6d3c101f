import { eq } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { readPlatformDocument, savePlatformDocument } from '../settings/settings.documents.service.ts';
import { readPlatformSetting, readSettings } from '../settings/settings.service.ts';
import type { InvoiceParty, Issuer, IssuerInput } from './subscriptions.schema.ts';

const key = 'billing';
const defaultIssuer = { address: '', taxNumber: '', taxRateBp: 0, paymentDays: 14, payment: '' };

/** Reads the issuer. Until somebody enters it, the platform's title is the name. */
export async function readIssuer(tx: Tx): Promise<Issuer> {
  const { body, version } = await readPlatformDocument<Issuer>(tx, key);
  const { platform_title: name } = await readPlatformSetting(tx);
  return { name, ...defaultIssuer, ...body, version };
}

/** Saves the issuer. Invoices that are written do not change. Throws VERSION_CONFLICT. */
export const saveIssuer = (tx: Tx, input: IssuerInput): Promise<Issuer> =>
  savePlatformDocument(tx, key, input);

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
