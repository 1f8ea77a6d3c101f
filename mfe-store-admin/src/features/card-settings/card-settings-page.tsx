import { useSuspenseQuery } from '@tanstack/react-query';
import { useMayWrite } from 'mfe-shared';
import { CopyLine, FormSection } from 'mfe-shared/backoffice';
import { useDocumentForm, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { cardSettings } from './card-settings.queries';
import type { CardValues } from './keys-section';
import { KeysSection } from './keys-section';

const empty: CardValues = { enabled: true, publishableKey: '', secretKey: '', webhookSecret: '' };

const toInput = ({ enabled, publishableKey, secretKey, webhookSecret }: CardValues) => ({
  ...{ enabled, publishableKey: publishableKey.trim() },
  ...(secretKey && { secretKey: secretKey.trim() }),
  ...(webhookSecret && { webhookSecret: webhookSecret.trim() }),
});

/** /admin/settings/cards: the account at Stripe that the store takes cards with. */
export function CardSettingsPage() {
  const { t } = useTranslation('store-admin/card-settings');
  const mayWrite = useMayWrite();
  const { data } = useSuspenseQuery(cardSettings.query(useTenantId()));
  const versioned = useDocumentForm(cardSettings, {
    ...{ record: data.settings, empty, toInput },
    toValues: () => ({ secretKey: '', webhookSecret: '' }),
    words: 'store-admin/card-settings',
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
