import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/api';
import { useErrorText } from '../notify/use-error-text';
import { useSession } from '../session/use-session';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { Typography } from '../ui/typography';
import { AddFactorDialog } from './add-factor-dialog';
import { AppForm } from './app-form';
import { FactorItem } from './factor-item';
import { NewCodesDialog } from './new-codes-dialog';
import { PasskeyForm } from './passkey-form';
import { ownFactorsQuery } from './second-factors.queries';
import { useWords } from './words';

/** The list of the own second factors, with what can be done with them. */
export function SecondFactorsSection() {
  const { t } = useWords();
  const errorText = useErrorText();
  const userId = useSession((state) => state.user?.id ?? '');
  const { data, error } = useQuery(ownFactorsQuery(userId));
  const [open, setOpen] = useState<'app' | 'passkey' | 'codes' | null>(null);
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const { factors, recoveryCodes, required, hasPassword } = data;
  if (!hasPassword) return <Typography variant="body2">{t('own.elsewhere')}</Typography>;
  const close = () => setOpen(null);
  return (
    <Stack sx={{ gap: 2 }}>
      {factors.length > 0 ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {factors.map((factor) => (
            <FactorItem
              key={factor.id}
              factor={factor}
              isLast={factors.length === 1}
              removable={!required || factors.length > 1}
            />
          ))}
        </Box>
      ) : (
        <Typography variant="body2">{t('own.none')}</Typography>
      )}
      {factors.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('own.codesLeft', { count: recoveryCodes })} {required ? t('own.required') : ''}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="neutral" onClick={() => setOpen('app')}>
          {t('own.addTotp')}
        </Button>
        <Button variant="outlined" color="neutral" onClick={() => setOpen('passkey')}>
          {t('own.addPasskey')}
        </Button>
        {factors.length > 0 ? (
          <Button color="neutral" onClick={() => setOpen('codes')}>
            {t('own.newCodes')}
          </Button>
        ) : null}
      </Box>
      <AddFactorDialog
        open={open === 'app'}
        onClose={close}
        title={t('own.addTitle')}
        begin={(password) => api.post('/auth/second-factors/totp', { body: { password } })}
      >
        {(setup, on) => <AppForm setup={setup} {...on} />}
      </AddFactorDialog>
      <AddFactorDialog
        open={open === 'passkey'}
        onClose={close}
        title={t('own.passkeyTitle')}
        begin={(password) => api.post('/auth/second-factors/passkeys', { body: { password } })}
      >
        {(setup, { onAdded }) => <PasskeyForm setup={setup} onAdded={onAdded} />}
      </AddFactorDialog>
      <NewCodesDialog open={open === 'codes'} onClose={close} />
    </Stack>
  );
}
