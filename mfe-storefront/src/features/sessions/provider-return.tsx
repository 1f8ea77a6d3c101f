import { ApiError, Spinner, Stack, Typography } from 'mfe-shared';
import { shopperSession } from 'mfe-shared/sign-in';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTicket } from './use-ticket';

const failed = new ApiError({ status: 401, code: 'OAUTH_FAILED', message: 'OAuth login failed.' });

/** Exchanges a provider's ticket for a session of this store after the return, and redirects the shopper. */
export function ProviderReturn({ provider }: { provider: string }) {
  const { t } = useTranslation('storefront/sessions');
  const { trade, refuse } = useTicket();
  const begun = useRef(false);
  const finish = async () => {
    const known = await shopperSession.getSession();
    if (!known) await refuse(failed, 'OAuthCallbackError');
    else if (!known.ticket) await refuse(failed, 'TicketExpired');
    else await trade({ provider: known.provider ?? provider, ticket: known.ticket });
  };
  useEffect(() => {
    // The ticket works once.
    if (begun.current) return;
    begun.current = true;
    void finish();
  });
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Spinner label={t('signingIn')} />
      <Typography aria-hidden>{t('signingIn')}</Typography>
    </Stack>
  );
}
