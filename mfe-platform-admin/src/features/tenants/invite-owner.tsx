import {
  Alert,
  ApiError,
  Button,
  Checkbox,
  Dialog,
  notify,
  Stack,
  TextField,
  Typography,
  useErrorText,
} from 'mfe-shared';
import { useForm } from 'mfe-shared/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteOwner } from './tenants.queries';

type InviteOwnerProps = { tenantId: string; onClose: () => void };

/** Invites somebody with all rights in the store; the other owners stay. */
export function InviteOwner({ tenantId, onClose }: InviteOwnerProps) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const id = useId();
  const invite = useInviteOwner(tenantId);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', email: '', getsMails: true },
  });
  const isTaken = invite.error instanceof ApiError && invite.error.code === 'EMAIL_TAKEN';
  const send = handleSubmit((input) =>
    invite.mutate(input, {
      onSuccess: () => {
        notify.success(t('owners.invited', { email: input.email }));
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="xs"
      title={t('owners.invite')}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={invite.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="contained" loading={invite.isPending}>
            {t('owners.send')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={id} noValidate spacing={2} onSubmit={send}>
        <Typography variant="body2">{t('owners.inviteText')}</Typography>
        <TextField
          label={t('name')}
          required
          error={formState.errors.name?.message}
          inputProps={{ maxLength: 80 }}
          {...register('name', {
            validate: (name) => name.trim().length > 1 || t('invalid.ownerName'),
          })}
        />
        <TextField
          label={t('email')}
          type="email"
          required
          error={isTaken ? t('owners.taken') : formState.errors.email?.message}
          inputProps={{ maxLength: 254 }}
          {...register('email', {
            pattern: { value: /^\S+@\S+$/, message: t('invalid.ownerEmail') },
            required: t('missing'),
          })}
        />
        <Checkbox label={t('owners.getsMails')} {...register('getsMails')} />
        {invite.error && !isTaken ? (
          <Alert severity="error" role="alert">
            {errorText(invite.error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
