import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Stack, useSession } from 'mfe-shared';
import { FormSection, LeaveGuard, PageHeader } from 'mfe-shared/backoffice';
import { ChangePasswordForm, ProfileForm, SecondFactors } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { OwnIdentities } from './own-identities';
import { ownProfileQuery } from './profile.queries';
import { ProfilePicture } from './profile-picture';

/** /admin/edit-profile: the own account. */
export function ProfilePage() {
  const { t } = useTranslation('store-admin/profile');
  const client = useQueryClient();
  const profile = ownProfileQuery(useTenantId());
  const { data } = useSuspenseQuery(profile);
  const [dirty, setDirty] = useState(false);
  // An operator has neither phone nor picture here.
  const isStaff = useSession((state) => state.user?.role !== 'PLATFORM_ADMIN');
  return (
    <Stack spacing={2}>
      <PageHeader title={t('title')} />
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <FormSection title={t('person')} help={t('personHelp')}>
          <ProfileForm
            known={isStaff ? { phone: data.phone, locale: data.locale } : { locale: data.locale }}
            {...(isStaff && { picture: (field) => <ProfilePicture {...field} /> })}
            onDirtyChange={setDirty}
            onSaved={() => void client.invalidateQueries({ queryKey: profile.queryKey })}
          />
        </FormSection>
        <FormSection title={t('password')} help={t('passwordHelp')}>
          <ChangePasswordForm />
        </FormSection>
        <FormSection title={t('secondFactors')} help={t('secondFactorsHelp')}>
          <SecondFactors />
        </FormSection>
        {isStaff ? <OwnIdentities /> : null}
      </Stack>
      <LeaveGuard dirty={dirty} />
    </Stack>
  );
}
