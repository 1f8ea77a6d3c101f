import { Alert, ApiError, Checkbox, notify, TextField, Typography, useErrorText } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { fieldsOf, useForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useInviteOwner } from './tenants.queries';

type InviteOwnerProps = { tenantId: string; onClose: () => void };

/** Invites somebody with all rights in the store; the other owners stay. */
export function InviteOwner({ tenantId, onClose }: InviteOwnerProps) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const invite = useInviteOwner(tenantId);
  const form = useForm({ defaultValues: { name: '', email: '', getsMails: true } });
  const field = fieldsOf(form);
  const isTaken = invite.error instanceof ApiError && invite.error.code === 'EMAIL_TAKEN';
  const send = form.handleSubmit((input) =>
    invite.mutate(input, {
      onSuccess: () => {
        notify.success(t('owners.invited', { email: input.email }));
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={t('owners.invite')}
      submitLabel={t('owners.send')}
      busy={invite.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Typography variant="body2">{t('owners.inviteText')}</Typography>
      <TextField
        label={t('name')}
        required
        inputProps={{ maxLength: 80 }}
        {...field('name', {
          validate: (name) => name.trim().length > 1 || t('invalid.ownerName'),
        })}
      />
      <TextField
        label={t('email')}
        type="email"
        required
        inputProps={{ maxLength: 254 }}
        {...field('email', {
          pattern: { value: /^\S+@\S+$/, message: t('invalid.ownerEmail') },
          required: t('missing'),
        })}
        {...(isTaken && { error: t('owners.taken') })}
      />
      <Checkbox label={t('owners.getsMails')} {...form.register('getsMails')} />
      {invite.error && !isTaken ? (
        <Alert severity="error" role="alert">
          {errorText(invite.error)}
        </Alert>
      ) : null}
    </FormDialog>
  );
}
