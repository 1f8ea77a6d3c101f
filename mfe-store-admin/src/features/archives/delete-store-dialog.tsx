import {
  Alert,
  ApiError,
  Button,
  Dialog,
  notify,
  Stack,
  TextField,
  Typography,
  useErrorText,
  useFormat,
  useTenant,
} from 'mfe-shared';
import { PasswordField } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskForRemoval } from './archives.queries';

/** Asks for the store's address, and for the password if the sign-in was long ago. */
export function DeleteStoreDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('store-admin/archives');
  const { date } = useFormat();
  const errorText = useErrorText();
  const slug = useTenant().slug ?? '';
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const ask = useAskForRemoval();
  const code = ask.error instanceof ApiError ? ask.error.code : '';
  const asksPassword = code === 'PASSWORD_NEEDED' || code === 'PASSWORD_WRONG' || password !== '';
  const isRight = typed.trim().toLowerCase() === slug;
  const run = () =>
    ask.mutate(
      { slug: typed, ...(password && { password }) },
      {
        onSuccess: ({ removeAt }) => {
          notify.success(t('deletion.asked', { date: removeAt ? date(removeAt) : '' }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deletion.question')}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={ask.isPending}>
            {t('deletion.keep')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={!isRight || (asksPassword && password === '')}
            loading={ask.isPending}
            onClick={run}
          >
            {t('deletion.ask')}
          </Button>
        </>
      }
    >
      {/* The ring of the field in focus is not cut off. */}
      <Stack spacing={2} sx={{ pb: 1 }}>
        <Typography>{t('deletion.consequence')}</Typography>
        <TextField
          label={t('deletion.address', { slug })}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {asksPassword ? (
          <PasswordField
            label={t('deletion.password')}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        ) : null}
        {ask.isError ? (
          <Alert severity={code === 'PASSWORD_NEEDED' ? 'info' : 'error'} role="alert">
            {errorText(ask.error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
