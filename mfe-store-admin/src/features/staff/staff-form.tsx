import type { StaffMember } from 'api';
import {
  Alert,
  Select,
  Stack,
  TextField,
  Typography,
  useFormat,
  usePermission,
  useSession,
} from 'mfe-shared';
import { FormPage, FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConflictNotice } from '../../ui/conflict-notice';
import { ReadOnly } from '../../ui/read-only';
import { StaffMenu, useMayManage } from './staff-menu';
import { StaffStatus } from './staff-status';
import { useRoleOptions } from './use-role-options';
import { useStaffForm } from './use-staff-form';

/** One person of the team: who they are, what they may do, and whether they can sign in. */
export function StaffForm({ member }: { member: StaffMember }) {
  const { t } = useTranslation('store-admin/staff');
  const { dateTime } = useFormat();
  const navigate = useNavigate();
  const mayWrite = usePermission('write_staff');
  const self = useSession((state) => state.user?.id === member.id);
  const mayManage = useMayManage(member);
  const editable = mayManage || (mayWrite && self);
  const roles = useRoleOptions();
  const { form, submit, merge, discard } = useStaffForm(member);
  const { register, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const fieldName = (field: string) => t(`fields.${field}`, { defaultValue: field });
  return (
    <FormPage
      title={member.name}
      back={{ to: '/admin/staff', label: t('title') }}
      onSubmit={submit}
      dirty={isDirty}
      saving={isSubmitting}
      errorCount={Object.keys(errors).length}
      onDiscard={discard}
      actions={<StaffMenu member={member} onDeleted={() => navigate('/admin/staff', { replace: true })} />}
      aside={
        <FormSection title={t('access')}>
          <Fact label={t('columns.status')}>
            <StaffStatus status={member.status} />
          </Fact>
          <Fact label={t('columns.lastSeen')}>
            {member.lastLoginAt ? dateTime(member.lastLoginAt) : t('never')}
          </Fact>
          {member.status === 'active' ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`statusHelp.${member.status}`)}
            </Typography>
          )}
        </FormSection>
      }
    >
      {editable ? null : <Alert severity="info">{t(mayWrite ? 'beyondYou' : 'readOnly')}</Alert>}
      {merge ? <ConflictNotice taken={merge.taken.map(fieldName)} both={merge.both.map(fieldName)} /> : null}
      <ReadOnly active={!editable}>
        <FormSection title={t('person')}>
          <TextField
            label={t('fields.name')}
            required
            autoComplete="off"
            error={errors.name?.message}
            {...register('name', { required: t('required') })}
          />
          <TextField label={t('email')} value={member.email} readOnly help={t('emailHelp')} />
          <TextField
            label={t('fields.phone')}
            type="tel"
            required={false}
            autoComplete="off"
            error={errors.phone?.message}
            {...register('phone')}
          />
        </FormSection>
        <FormSection title={t('work')}>
          <Select
            label={t('fields.roleId')}
            options={roles}
            help={t('roleHelp')}
            error={errors.roleId?.message}
            {...register('roleId')}
          />
          <TextField
            label={t('fields.joiningDate')}
            type="date"
            error={errors.joiningDate?.message}
            {...register('joiningDate', { required: t('required') })}
          />
        </FormSection>
      </ReadOnly>
    </FormPage>
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
