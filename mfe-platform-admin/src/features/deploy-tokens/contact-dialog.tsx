import type { PartContact } from 'api';
import { TextField } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { fieldsOf, useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { ShownOnce } from '../../ui/shown-once';
import { useChangeContact } from './deploy-tokens.queries';
import { LastCall } from './last-call';

type ContactDialogProps = { contact: PartContact; onClose: () => void };

/** Changes whom the platform tells about a part. A new webhook's secret is shown the only time. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const { remote, email, webhookUrl } = contact;
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const change = useChangeContact();
  const form = useForm({ defaultValues: { email: email ?? '', webhookUrl: webhookUrl ?? '' } });
  const field = fieldsOf(form);
  const placeErrors = usePlaceErrors(form, {
    problem: (_, name) => t(name === 'email' ? 'notAnEmail' : 'notAWebhook'),
  });
  const save = form.handleSubmit((given) =>
    change.mutate(
      { remote, email: given.email.trim() || null, webhookUrl: given.webhookUrl.trim() || null },
      {
        onSuccess: ({ webhookSecret }) => {
          if (!webhookSecret) onClose();
        },
        onError: placeErrors,
      },
    ),
  );
  const secret = change.data?.webhookSecret;
  if (secret)
    return (
      <ShownOnce
        title={t('contactOf', { remote })}
        warning={t('secretOnce')}
        label={t('secret')}
        value={secret}
        copyLabel={t('copySecret')}
        copiedLabel={t('copied')}
        doneLabel={t('done')}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t('contactOf', { remote })}
      size="sm"
      busy={change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={t('email')} type="email" autoComplete="off" maxLength={254} {...field('email')} />
      <TextField
        label={t('webhook')}
        help={t('webhookHelp')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        {...field('webhookUrl')}
      />
      <LastCall contact={contact} />
    </FormDialog>
  );
}
