import type { PartContact } from 'api';
import { Alert, Button, Dialog, Stack, TextField } from 'mfe-shared';
import { CopyLine } from 'mfe-shared/backoffice';
import { useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeContact } from './deploy-tokens.queries';
import { LastCall } from './last-call';

const longest = { email: 254, webhookUrl: 300 };

type ContactDialogProps = { contact: PartContact; onClose: () => void };

/** Changes whom the platform tells about a part. A new webhook's secret is shown the only time. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const { remote, email, webhookUrl } = contact;
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const formId = useId();
  const change = useChangeContact();
  const form = useForm({ defaultValues: { email: email ?? '', webhookUrl: webhookUrl ?? '' } });
  const { register, handleSubmit, formState } = form;
  const placeErrors = usePlaceErrors(form, {
    problem: (_, field) => t(field === 'email' ? 'notAnEmail' : 'notAWebhook'),
  });
  const secret = change.data?.webhookSecret;

  if (secret)
    return (
      <Dialog
        open
        onClose={() => {}}
        title={t('contactOf', { remote })}
        actions={
          <Button variant="contained" onClick={onClose}>
            {t('done')}
          </Button>
        }
      >
        <Stack spacing={2}>
          <Alert severity="warning" role="status">
            {t('secretOnce')}
          </Alert>
          <CopyLine
            label={t('secret')}
            value={secret}
            copyLabel={t('copySecret')}
            copiedLabel={t('copied')}
          />
        </Stack>
      </Dialog>
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('contactOf', { remote })}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={change.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="contained" type="submit" form={formId} loading={change.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        spacing={2}
        noValidate
        onSubmit={handleSubmit((given) =>
          change.mutate(
            { remote, email: given.email.trim() || null, webhookUrl: given.webhookUrl.trim() || null },
            {
              onSuccess: ({ webhookSecret }) => {
                if (!webhookSecret) onClose();
              },
              onError: placeErrors,
            },
          ),
        )}
      >
        <TextField
          label={t('email')}
          type="email"
          autoComplete="off"
          maxLength={longest.email}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={t('webhook')}
          help={t('webhookHelp')}
          type="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={longest.webhookUrl}
          error={formState.errors.webhookUrl?.message}
          {...register('webhookUrl')}
        />
        <LastCall contact={contact} />
      </Stack>
    </Dialog>
  );
}
