import type { ApiKey, ApiKeyInput } from 'api';
import { useSettings } from 'mfe-shared';
import { useFormCalls } from 'mfe-shared/backoffice';
import { useVersionedForm } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf, storeTime } from '../../ui/store-time';
import { apiKeys, useMakeKey } from './api-keys.queries';

/** The end in the store's time zone; empty for a key without an end. */
export type ApiKeyValues = { name: string; permissions: string[]; expiresAt: string };

const oneYear = 365 * 86_400_000;

const toValues = ({ name, permissions, expiresAt }: ApiKey, zone: string): ApiKeyValues => ({
  ...{ name, permissions },
  expiresAt: expiresAt ? storeTime(new Date(expiresAt), zone) : '',
});

/** The key's form; `stored` is null for a new one. */
export function useApiKeyForm(stored: ApiKey | null) {
  const { t } = useTranslation('store-admin/api-keys');
  const { save, readNewest } = useFormCalls(apiKeys);
  const make = useMakeKey();
  const { default_time_zone: zone } = useSettings().global;
  const [empty] = useState(() => ({
    ...{ name: '', permissions: [] as string[] },
    expiresAt: storeTime(new Date(Date.now() + oneYear), zone),
  }));
  return useVersionedForm({
    save: (input: ApiKeyInput, base: ApiKey | null) => (base ? save(input, base) : make(input)),
    readNewest,
    record: stored,
    empty,
    toValues: (from: ApiKey) => toValues(from, zone),
    toInput: ({ name, permissions, expiresAt }: ApiKeyValues): ApiKeyInput => ({
      name,
      permissions: permissions as ApiKeyInput['permissions'],
      expiresAt: expiresAt ? momentOf(expiresAt, zone) : null,
    }),
    codes: { PERMISSION_BEYOND: 'permissions' },
    problem: (_, field) => t(`invalid.${field.split('.')[0]}`, { defaultValue: '' }) || undefined,
    fieldName: (field) => t(`fields.${field}`, { defaultValue: field }),
    showValue: (field, value) =>
      field === 'permissions' && Array.isArray(value) ? t('rights', { count: value.length }) : undefined,
    createdPath: ({ id }) => `/admin/api-keys/${id}`,
  });
}
