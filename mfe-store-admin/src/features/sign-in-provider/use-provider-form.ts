import { useVersionedForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import type { ProviderFields, StoredProvider } from './sign-in-provider.queries';
import { useProviderCalls } from './sign-in-provider.queries';

export type ProviderValues = Omit<ProviderFields, 'clientSecret' | 'newRoleId'> & {
  /** Empty: the stored one stays. */
  clientSecret: string;
  /** Empty: nobody joins by signing in. */
  newRoleId: string;
};

const empty: ProviderValues = {
  ...{ issuer: '', clientId: '', clientSecret: '', label: '', domains: [], newRoleId: '' },
  ...{ providerOnly: false, replacesSecondFactor: false },
};

const toValues = ({ id: _, version: __, newRoleId, ...provider }: StoredProvider): ProviderValues => ({
  ...provider,
  clientSecret: '',
  newRoleId: newRoleId ?? '',
});

const toInput = ({ clientSecret, newRoleId, ...values }: ProviderValues): ProviderFields => ({
  ...values,
  issuer: values.issuer.trim(),
  newRoleId: newRoleId || null,
  ...(clientSecret && { clientSecret }),
});

/** The form of the store's provider; `stored` is null while it has none. */
export function useProviderForm(stored: StoredProvider | null) {
  const { t } = useTranslation('store-admin/sign-in-provider');
  const { save, readNewest } = useProviderCalls();
  return useVersionedForm({
    ...{ save, readNewest, record: stored, empty, toValues, toInput },
    fieldOf: (field: string) => field.split('.')[0] ?? field,
    problem: (_message: string, path: string) =>
      t(`invalid.${path.split('.')[0]}` as never, { defaultValue: '' }) || undefined,
    fieldName: (path: string) => t(`fields.${path}` as never, { defaultValue: path }),
    showValue: (path: string, value: unknown) =>
      path === 'domains' && Array.isArray(value) ? value.join(', ') : undefined,
  });
}
