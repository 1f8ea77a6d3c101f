import { useQuery } from '@tanstack/react-query';
import { Switch } from 'mfe-shared';
import { ConfirmDialog } from 'mfe-shared/backoffice';
import { useController, useFormContext } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { signInProvider } from './sign-in-provider.queries';
import type { ProviderValues } from './use-provider-form';

/** Makes the provider the only way in, and says before how many people that signs out. */
export function OnlyWay() {
  const { t } = useTranslation('store-admin/sign-in-provider');
  const { control } = useFormContext<ProviderValues>();
  const { field } = useController({ control, name: 'providerOnly' });
  const { data } = useQuery(signInProvider.query(useTenantId()));
  const [asking, setAsking] = useState(false);
  const isNew = !data?.provider?.providerOnly;
  return (
    <>
      <Switch
        label={t('fields.providerOnly')}
        help={t('help.providerOnly')}
        checked={field.value}
        onBlur={field.onBlur}
        onChange={({ target }) =>
          target.checked && isNew ? setAsking(true) : field.onChange(target.checked)
        }
      />
      <ConfirmDialog
        open={asking}
        title={t('onlyWay.title')}
        text={`${t('onlyWay.signedOut', { count: data?.signedOut ?? 0 })} ${t('onlyWay.owners')}`}
        confirmLabel={t('onlyWay.confirm')}
        onConfirm={() => {
          field.onChange(true);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
