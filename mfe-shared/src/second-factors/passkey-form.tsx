import Stack from '@mui/material/Stack';
import { startRegistration } from '@simplewebauthn/browser';
import { useForm } from 'react-hook-form';
import { api } from '../api/api';
import type { ApiReply } from '../api/calls.types';
import { notify } from '../notify/notify';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { Typography } from '../ui/typography';
import { isStopped } from './passkeys';
import { useWords } from './words';

type PasskeyFormProps = {
  setup: ApiReply<'post', '/auth/second-factors/passkeys'>;
  onAdded: (recoveryCodes: string[] | null) => void;
};

/** The browser makes the passkey when the button is pressed: some ask for a press. */
export function PasskeyForm({ setup, onAdded }: PasskeyFormProps) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { name: t('own.passkeyName') } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const optionsJSON = setup.options as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const response = (await startRegistration({ optionsJSON })) as never;
      const body = { setup: setup.setup, response, name: name.trim() };
      onAdded((await api.post('/auth/second-factors/passkeys/confirm', { body })).recoveryCodes);
    } catch (error) {
      notify.error(isStopped(error) ? new Error(t('own.passkeyStopped')) : error);
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2, pb: 3 }}>
      <Typography>{t('own.passkeyText', { host: location.hostname })}</Typography>
      <TextField
        label={t('own.name')}
        help={t('own.passkeyNameHelp')}
        autoComplete="off"
        maxLength={60}
        required
        autoFocus
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('own.nameRequired') })}
      />
      <Button type="submit" variant="contained" fullWidth loading={isSubmitting}>
        {t('own.passkeyCreate')}
      </Button>
    </Stack>
  );
}
