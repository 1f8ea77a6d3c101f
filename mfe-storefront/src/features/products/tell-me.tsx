import { useMutation } from '@tanstack/react-query';
import type { BackInStockInput } from 'api';
import {
  Alert,
  api,
  Box,
  Button,
  notify,
  TextField,
  Typography,
  useErrorText,
  useLanguage,
  useSession,
} from 'mfe-shared';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks for one mail when the goods can be bought again. */
export function TellMe({ variantId }: { variantId: string }) {
  const { t } = useTranslation('storefront/products');
  const [language] = useLanguage();
  const { user, loginType, isLoading } = useSession();
  const errorText = useErrorText();
  const ask = useMutation({ mutationFn: (body: BackInStockInput) => api.post('/back-in-stock', { body }) });
  const forget = useMutation({
    mutationFn: (token: string) => api.delete('/back-in-stock/{token}', { path: { token } }),
    onSuccess: () => ask.reset(),
    onError: notify.error,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? (loginType === 'customer' ? (user?.email ?? '') : '');
  if (isLoading) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask.mutate({ variantId, email: email.trim(), language });
  };
  const { data } = ask;
  if (data) {
    const { isConfirmed, token } = data;
    return (
      <Alert
        severity={isConfirmed ? 'success' : 'info'}
        role="status"
        action={
          token ? <Button onClick={() => forget.mutate(token)}>{t('wish.takeBack')}</Button> : undefined
        }
      >
        {t(isConfirmed ? 'wish.noted' : 'wish.look')}
      </Alert>
    );
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {t('wish.title')}
      </Typography>
      <TextField
        label={t('wish.email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={(event) => setTyped(event.target.value)}
        help={t('wish.once')}
      />
      {ask.error ? <Alert severity="error">{errorText(ask.error)}</Alert> : null}
      <Box>
        <Button type="submit" variant="outlined" loading={ask.isPending || undefined}>
          {t('wish.ask')}
        </Button>
      </Box>
    </Box>
  );
}
