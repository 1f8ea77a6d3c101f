import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import { assertNewPassword, hashPassword } from '../../platform/identity/passwords.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { onPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { stripeAddresses, takesCards } from '../card-settings/card-settings.service.ts';
import { listShownCurrencies } from '../currencies/currencies.service.ts';
import { readCustomization } from '../customization/customization.service.ts';
import { listPlatformLanguages, listShownLanguages } from '../languages/languages.service.ts';
import { defaultGlobalSetting } from '../settings/settings.defaults.ts';
import { readPlatformSetting, readSettings } from '../settings/settings.service.ts';
import { openNewStore } from './open-store.ts';
import { readTenant } from './tenants.list.service.ts';
import type { HostBootstrap, Tenant, TenantInput } from './tenants.schema.ts';

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
