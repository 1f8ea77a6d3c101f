import { Link, Stack, useMayWrite } from 'mfe-shared';
import { FormSection, PageHeader } from 'mfe-shared/backoffice';
import { SecondFactorRule } from 'mfe-shared/sign-in';
import { useTranslation } from 'react-i18next';

/** /admin/sign-in: how the store's staff sign in. */
export function SignInPage() {
  const { t } = useTranslation('store-admin/sign-in');
  const mayWrite = useMayWrite();
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <PageHeader title={t('title')} />
      <FormSection title={t('secondFactor')} help={t('secondFactorHelp')}>
        <SecondFactorRule scope="store" readOnly={!mayWrite} />
      </FormSection>
      <FormSection title={t('provider')} help={t('providerHelp')}>
        <Link to="/admin/sign-in/provider">{t('providerLink')}</Link>
      </FormSection>
    </Stack>
  );
}
