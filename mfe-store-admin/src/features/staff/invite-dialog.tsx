import type { LanguageCode } from 'api';
import { Button, Dialog, languageOptions, notify, Select, Stack, TextField, useSettings } from 'mfe-shared';
import { useSave } from 'mfe-shared/backoffice';
import { useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { staff } from './staff.queries';
import { useRoleOptions } from './use-role-options';

type Values = { name: string; email: string; phone: string; roleId: string; locale: LanguageCode };

type InviteDialogProps = { open: boolean; onClose: () => void };

/** Invites a person. They choose their own password by the mail's link. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { t } = useTranslation('store-admin/staff');
  const invite = useSave(staff);
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('invite.title')}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={invite.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant="contained" loading={invite.isPending}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      {open ? <InviteForm id={form} invite={invite} onDone={onClose} /> : null}
    </Dialog>
  );
}

type InviteFormProps = { id: string; invite: ReturnType<typeof useSave<'/staff'>>; onDone: () => void };

function InviteForm({ id, invite, onDone }: InviteFormProps) {
  const { t } = useTranslation('store-admin/staff');
  const { default_language: locale } = useSettings().global;
  const roles = useRoleOptions();
  const form = useForm<Values>({
    defaultValues: { name: '', email: '', phone: '', roleId: '', locale: locale as LanguageCode },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const placeErrors = usePlaceErrors(form, {
    codes: { EMAIL_TAKEN: 'email', PERMISSION_BEYOND: 'roleId' },
    problem: (_, field) => t(`invalid.${field}`, t('invalid.other')),
  });

  const send = handleSubmit(async (values) => {
    try {
      await invite.mutateAsync({ id: undefined, version: 0, input: values });
      notify.success(t('invite.sent', { email: values.email }));
      onDone();
    } catch (error) {
      placeErrors(error);
    }
  });

  return (
    <Stack component="form" id={id} noValidate spacing={2} onSubmit={send} sx={{ pt: 1 }}>
      <TextField
        label={t('name')}
        required
        autoFocus
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { required: t('required') })}
      />
      <TextField
        label={t('email')}
        type="email"
        required
        autoComplete="off"
        help={t('invite.emailHelp')}
        error={errors.email?.message}
        {...register('email', { required: t('required') })}
      />
      <Select
        label={t('columns.role')}
        required
        options={[{ value: '', label: t('invite.chooseRole') }, ...roles]}
        error={errors.roleId?.message}
        {...register('roleId', { required: t('required') })}
      />
      <TextField
        label={t('phone')}
        type="tel"
        required={false}
        autoComplete="off"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <Select
        label={t('language')}
        options={languageOptions}
        help={t('invite.languageHelp')}
        {...register('locale')}
      />
    </Stack>
  );
}
