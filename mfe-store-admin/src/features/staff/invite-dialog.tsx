import type { LanguageCode } from 'api';
import { languageOptions, notify, Select, TextField, useSettings, useWordOf } from 'mfe-shared';
import { FormDialog, useSave } from 'mfe-shared/backoffice';
import { fieldsOf, useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { staff } from './staff.queries';
import { useRoleOptions } from './use-role-options';

type Values = { name: string; email: string; phone: string; roleId: string; locale: LanguageCode };

/** Invites a person. They choose their own password by the mail's link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('store-admin/staff');
  const wordOf = useWordOf('store-admin/staff');
  const invite = useSave(staff);
  const { default_language: locale } = useSettings().global;
  const roles = useRoleOptions();
  const form = useForm<Values>({
    defaultValues: { name: '', email: '', phone: '', roleId: '', locale: locale as LanguageCode },
  });
  const field = fieldsOf(form);
  const placeErrors = usePlaceErrors(form, {
    codes: { EMAIL_TAKEN: 'email', PERMISSION_BEYOND: 'roleId' },
    problem: (_, field) => wordOf('invalid', field) ?? t('invalid.other'),
  });

  const send = form.handleSubmit(async (values) => {
    try {
      await invite.mutateAsync({ id: undefined, version: 0, input: values });
      notify.success(t('invite.sent', { email: values.email }));
      onClose();
    } catch (error) {
      placeErrors(error);
    }
  });

  return (
    <FormDialog
      title={t('invite.title')}
      size="sm"
      submitLabel={t('invite.send')}
      busy={invite.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        required
        autoFocus
        autoComplete="off"
        {...field('name', { required: t('required') })}
      />
      <TextField
        label={t('email')}
        type="email"
        required
        autoComplete="off"
        help={t('invite.emailHelp')}
        {...field('email', { required: t('required') })}
      />
      <Select
        label={t('columns.role')}
        required
        options={[{ value: '', label: t('invite.chooseRole') }, ...roles]}
        {...field('roleId', { required: t('required') })}
      />
      <TextField label={t('phone')} type="tel" required={false} autoComplete="off" {...field('phone')} />
      <Select
        label={t('language')}
        options={languageOptions}
        help={t('invite.languageHelp')}
        {...field('locale')}
      />
    </FormDialog>
  );
}
