import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CardSettingsInput, CardSettingsReply } from 'api';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

type Settings = NonNullable<CardSettingsReply['settings']>;
export type StoredCards = Settings & { id: string };
export type CardFields = Omit<CardSettingsInput, 'version'>;

/** A store has one set of keys at most, so all have the same name in the form. */
const named = (settings: Settings): StoredCards => ({ id: 'cards', ...settings });

export const cardSettingsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'card-settings'],
    queryFn: async ({ signal }) => {
      const { settings, webhookUrl } = await adminClient.get('/card-settings', { signal });
      return { settings: settings && named(settings), webhookUrl };
    },
  });

export function useCardSettingCalls() {
  const queryClient = useQueryClient();
  const query = cardSettingsQuery(useTenantId());
  return {
    async save(input: CardFields, base: StoredCards | null): Promise<StoredCards> {
      const body = { ...input, version: base?.version ?? 0 };
      const { settings, webhookUrl } = await adminClient.put('/card-settings', { body });
      if (!settings) throw new Error('The keys were saved and are not there.');
      queryClient.setQueryData(query.queryKey, { settings: named(settings), webhookUrl });
      return named(settings);
    },
    async readNewest(): Promise<StoredCards> {
      const { settings } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      if (!settings) throw new Error('Keys of a store are never removed.');
      return settings;
    },
  };
}
