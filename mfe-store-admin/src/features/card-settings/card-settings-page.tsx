import { useSuspenseQuery } from '@tanstack/react-query';
import { useMayWrite } from 'mfe-shared';
import { CopyLine, FormSection } from 'mfe-shared/backoffice';
import { useVersionedForm, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import type { CardFields, StoredCards } from './card-settings.queries';
import { cardSettingsQuery, useCardSettingCalls } from './card-settings.queries';
import type { CardValues } from './keys-section';
import { KeysSection } from './keys-section';

const empty: CardValues = { enabled: true, publishableKey: '', secretKey: '', webhookSecret: '' };

const toValues = ({ enabled, publishableKey }: StoredCards): CardValues => ({
  ...empty,
  enabled,
  publishableKey,
});

const toInput = ({ enabled, publishableKey, secretKey, webhookSecret }: CardValues): CardFields => ({
  ...{ enabled, publishableKey: publishableKey.trim() },
  ...(secretKey && { secretKey: secretKey.trim() }),
  ...(webhookSecret && { webhookSecret: webhookSecret.trim() }),
});

/** /admin/settings/cards: the account at Stripe that the store takes cards with. */
export function CardSettingsPage() {
  const { t } = useTranslation('store-admin/card-settings');
  const mayWrite = useMayWrite();
  const { data } = useSuspenseQuery(cardSettingsQuery(useTenantId()));
  const versioned = useVersionedForm({
    ...useCardSettingCalls(),
    ...{ record: data.settings, empty, toValues, toInput },
    problem: (_message: string, path: string) =>
      t(`invalid.${path}` as never, { defaultValue: '' }) || undefined,
    fieldName: (path: string) => t(`fields.${path}` as never, { defaultValue: path }),
  });
  return (
    <VersionedFormPage
      versioned={versioned}
      title={t('title')}
      back={{ to: '/admin/settings', label: t('back') }}
      readOnly={mayWrite ? null : t('readOnly')}
      aside={
        <FormSection title={t('there')} help={t('thereHelp')}>
          <CopyLine
            label={t('webhookUrl')}
            value={data.webhookUrl}
            copyLabel={t('copy')}
            copiedLabel={t('copied')}
          />
        </FormSection>
      }
    >
      <KeysSection isNew={data.settings === null} />
    </VersionedFormPage>
  );
}
