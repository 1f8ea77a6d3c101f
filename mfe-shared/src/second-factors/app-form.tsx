import Stack from '@mui/material/Stack';
import type { TotpSetup } from 'api';
import { useForm } from 'react-hook-form';
import { api } from '../api/api';
import { ApiError } from '../api/api-error';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { CodeField, codePattern } from './code-field';
import { TotpSteps } from './totp-steps';
import { useWords } from './words';

type AppFormProps = {
  setup: TotpSetup;
  onAdded: (recoveryCodes: string[] | null) => void;
  onExpired: () => void;
};

/** The new app's code shows that it works. */
export function AppForm({ setup, onAdded, onExpired }: AppFormProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const form = useForm({ defaultValues: { code: '', name: t('own.nameDefault') } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code, name }) => {
    try {
      const body = { setup: setup.setup, code: code.replace(/\s/g, ''), name: name.trim() };
      onAdded((await api.post('/auth/second-factors/totp/confirm', { body })).recoveryCodes);
    } catch (error) {
      const isExpired = error instanceof ApiError && error.code === 'LINK_EXPIRED';
      notify.error(isExpired ? new Error(t('setup.expired')) : error);
      if (isExpired) onExpired();
      else form.setError('code', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2, pb: 3 }}>
      <TotpSteps setup={setup} />
      <CodeField
        error={errors.code?.message}
        {...form.register('code', {
          required: t('step.codeRequired'),
          pattern: { value: codePattern, message: t('step.codeShape') },
        })}
      />
      <TextField
        label={t('own.name')}
        help={t('own.nameHelp')}
        autoComplete="off"
        maxLength={60}
        required
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('own.nameRequired') })}
      />
      <Button type="submit" variant="contained" fullWidth loading={isSubmitting}>
        {t('setup.confirm')}
      </Button>
    </Stack>
  );
}
