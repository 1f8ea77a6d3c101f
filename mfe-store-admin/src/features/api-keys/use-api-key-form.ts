import type { ApiKey, ApiKeyInput } from 'api';
import { useRecordForm } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInputFormat } from '../../ui/use-input-format';
import { apiKeys, useMakeKey } from './api-keys.queries';

/** The end in the store's time zone; empty for a key without an end. */
export type ApiKeyValues = { name: string; permissions: string[]; expiresAt: string };

const oneYear = 365 * 86_400_000;

/** The key's form; `stored` is null for a new one. */
export function useApiKeyForm(stored: ApiKey | null) {
  const { t } = useTranslation('store-admin/api-keys');
  const make = useMakeKey();
  const { time, moment } = useInputFormat();
  const [empty] = useState<ApiKeyValues>(() => ({
    ...{ name: '', permissions: [] },
    expiresAt: time(new Date(Date.now() + oneYear)),
  }));
  return useRecordForm(apiKeys, {
    ...{ record: stored, empty, make, words: 'store-admin/api-keys' },
    toValues: ({ expiresAt }) => ({ expiresAt: expiresAt ? time(expiresAt) : '' }),
    toInput: ({ name, permissions, expiresAt }) => ({
      name,
      permissions: permissions as ApiKeyInput['permissions'],
      expiresAt: expiresAt ? moment(expiresAt) : null,
    }),
    codes: { PERMISSION_BEYOND: 'permissions' },
    showValue: (_, value) => (Array.isArray(value) ? t('rights', { count: value.length }) : undefined),
    createdPath: ({ id }) => `/admin/api-keys/${id}`,
  });
}
