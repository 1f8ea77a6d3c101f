import { Alert, Box, Typography } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../ui/use-title';

/** Why somebody may have been sent here; other values of the address say nothing. */
const reasons = ['unauthorized', 'access_denied', 'insufficient_permissions', 'SessionRequired'];

type SessionFrameProps = { title: string; text: string; children: ReactNode };

/** What signing in and signing up have in common. */
export function SessionFrame({ title, text, children }: SessionFrameProps) {
  const { t } = useTranslation('storefront/sessions');
  const reason = useSearchParams()[0].get('error');
  useTitle(title);
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto', px: 2, py: { xs: 3, md: 8 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{text}</Typography>
      {reason && reasons.includes(reason) ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t(`reasons.${reason}`)}
        </Alert>
      ) : null}
      {children}
    </Box>
  );
}
