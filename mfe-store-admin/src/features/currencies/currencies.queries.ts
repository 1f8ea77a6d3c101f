import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource, settingsClient } from 'mfe-shared/backoffice';
import { useStoreChange } from '../../ui/use-store-change';

/** The list of staff, and the shop's settings, which are part of every page. */
export const currencies = defineResource('/currencies', {
  alsoChanges: ['settings'],
});

export const currenciesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'currencies', 'all'],
    queryFn: ({ signal }) => adminClient.get('/currencies/all', { signal }),
  });

export const useOrderCurrencies = () =>
  useStoreChange(
    (ids: string[]) => adminClient.put('/currencies/order', { body: { ids } }),
    currencies.changes,
  );

export const useDeleteCurrency = () =>
  useStoreChange(
    (id: string) => adminClient.delete('/currencies/{id}', { path: { id } }),
    currencies.changes,
  );

export const useDefaultCurrency = () =>
  useStoreChange(async (default_currency: string) => {
    const { version } = await adminClient.get('/setting/global/all');
    return settingsClient.updateGlobal({ default_currency, version });
  }, currencies.changes);
