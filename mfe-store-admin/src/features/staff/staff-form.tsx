import type { StaffMember } from 'api';
import { Select, Stack, TextField, Typography, useFormat, useMayWrite, useSession } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useNamedFields, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { StaffMenu, useMayManage } from './staff-menu';
import { StaffStatus } from './staff-status';
import { useRoleOptions } from './use-role-options';
import type { StaffValues } from './use-staff-form';
import { useStaffForm } from './use-staff-form';

/** One staff member: profile, role and state. */
export function StaffForm({ member }: { member: StaffMember }) {
  const { t } = useTranslation('store-admin/staff');
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const self = useSession((state) => state.user?.id === member.id);
  const mayManage = useMayManage(member);
  const editable = mayManage || (mayWrite && self);
  return (
    <VersionedFormPage
      versioned={useStaffForm(member)}
      title={member.name}
      back={{ to: '/admin/staff', label: t('title') }}
      readOnly={editable ? null : t(mayWrite ? 'beyondYou' : 'readOnly')}
      actions={<StaffMenu member={member} onDeleted={() => navigate('/admin/staff', { replace: true })} />}
      aside={<AccessSection member={member} />}
    >
      <PersonSection email={member.email} />
      <WorkSection />
    </VersionedFormPage>
  );
}

function PersonSection({ email }: { email: string }) {
  const { t } = useTranslation('store-admin/staff');
  const field = useNamedFields<StaffValues>();
  return (
    <FormSection title={t('person')}>
      <TextField required autoComplete="off" {...field('name', { required: t('required') })} />
      <TextField label={t('email')} value={email} readOnly help={t('emailHelp')} />
      <TextField type="tel" required={false} autoComplete="off" {...field('phone')} />
    </FormSection>
  );
}

function WorkSection() {
  const { t } = useTranslation('store-admin/staff');
  const roles = useRoleOptions();
  const field = useNamedFields<StaffValues>();
  return (
    <FormSection title={t('work')}>
      <Select options={roles} help={t('roleHelp')} {...field('roleId')} />
      <TextField type="date" {...field('joiningDate', { required: t('required') })} />
    </FormSection>
  );
}

function AccessSection({ member }: { member: StaffMember }) {
  const { t } = useTranslation('store-admin/staff');
  const { dateTime } = useFormat();
  return (
    <FormSection title={t('access')}>
      <Fact label={t('columns.status')}>
        <StaffStatus status={member.status} />
      </Fact>
      <Fact label={t('columns.lastSeen')}>
        {member.lastLoginAt ? dateTime(member.lastLoginAt) : t('never')}
      </Fact>
      <Fact label={t('secondFactor.label')}>
        {t(member.hasSecondFactor ? 'secondFactor.yes' : 'secondFactor.no')}
      </Fact>
      {member.status === 'active' ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`statusHelp.${member.status}`)}
        </Typography>
      )}
    </FormSection>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="div" variant="body2">
        {children}
      </Typography>
    </Stack>
  );
}
