import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Stack, usePermission } from 'mfe-shared';
import { FormSection, LeaveGuard, PageHeader } from 'mfe-shared/backoffice';
import { ChangePasswordForm, ProfileForm, SecondFactorRule, SecondFactors } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownProfileOptions } from './profile.queries';

/** /platform-admin/profile: an operator's own account. */
export function ProfilePage() {
  const { t } = useTranslation('platform-admin/profile');
  const client = useQueryClient();
  const { data } = useSuspenseQuery(ownProfileOptions());
  const seesRule = usePermission('read_operators');
  const [dirty, setDirty] = useState(false);
  const { queryKey } = ownProfileOptions();
  return (
    <Stack spacing={2}>
      <PageHeader title={t('title')} />
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <FormSection title={t('person')} help={t('personHelp')}>
          <ProfileForm
            known={{ locale: data.locale }}
            onDirtyChange={setDirty}
            onSaved={() => void client.invalidateQueries({ queryKey })}
          />
        </FormSection>
        <FormSection title={t('password')} help={t('passwordHelp')}>
          <ChangePasswordForm />
        </FormSection>
        <FormSection title={t('secondFactors')} help={t('secondFactorsHelp')}>
          <SecondFactors />
        </FormSection>
        {seesRule ? (
          <FormSection title={t('operators')} help={t('operatorsHelp')}>
            <SecondFactorRule scope="platform" />
          </FormSection>
        ) : null}
      </Stack>
      <LeaveGuard dirty={dirty} />
    </Stack>
  );
}
