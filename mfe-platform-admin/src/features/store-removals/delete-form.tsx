import { Alert, ApiError, Box, Button, notify, TextField, useErrorText, useFormat } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { PasswordField } from 'mfe-shared/sign-in';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskForRemoval } from './store-removals.queries';

const shortest = 5;
const longest = 300;

type DeleteFormProps = { store: { id: string; name: string; slug: string } };

/** Asks for the reason and the store's address, and for the password if the sign-in was long ago. */
export function DeleteForm({ store: { id, name, slug } }: DeleteFormProps) {
  const { t } = useTranslation('platform-admin/store-removals');
  const { date } = useFormat();
  const errorText = useErrorText();
  const ask = useAskForRemoval(id);
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const code = ask.error instanceof ApiError ? ask.error.code : '';
  const asksPassword = code === 'PASSWORD_NEEDED' || code === 'PASSWORD_WRONG' || password !== '';
  const isShort = reason.trim().length < shortest;
  const isOther = typed.trim().toLowerCase() !== slug;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort || isOther) return;
    ask.mutate(
      { reason: reason.trim(), slug: typed, ...(password && { password }) },
      {
        onSuccess: ({ removeAt }) =>
          notify.success(t('asked', { name, date: removeAt ? date(removeAt) : '' })),
      },
    );
  };
  return (
    <Box component="form" onSubmit={send} noValidate sx={{ maxWidth: 720 }}>
      <FormSection title={t('section')} help={t('help')}>
        <TextField
          label={t('reason')}
          help={t('reasonHelp')}
          required
          inputProps={{ maxLength: longest }}
          value={reason}
          error={tried && isShort ? t('reasonShort') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <TextField
          label={t('address', { slug })}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={tried && isOther ? t('otherAddress') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {asksPassword ? (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        ) : null}
        {ask.isError ? (
          <Alert severity={code === 'PASSWORD_NEEDED' ? 'info' : 'error'} role="alert">
            {errorText(ask.error)}
          </Alert>
        ) : null}
        <Button
          type="submit"
          variant="contained"
          color="error"
          loading={ask.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('ask')}
        </Button>
      </FormSection>
    </Box>
  );
}
