import { useQuery } from '@tanstack/react-query';
import { Alert, Box, Button, Divider, Stack, useErrorText, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { ProviderIcon } from './provider-icon';
import { providersQuery } from './sessions.queries';
import { useGoOnAs } from './use-go-on-as';
import { useProviderSignIn } from './use-provider-sign-in';

/**
 * Signing in with an identity provider, and continuing with a known session. It is last on its page, so that loading
 * it late moves nothing.
 */
export function OtherWays() {
  const { t } = useTranslation('storefront/sessions');
  const { id: tenantId } = useTenant();
  const errorText = useErrorText();
  const { data: providers = [] } = useQuery(providersQuery(tenantId));
  const { leavingFor, error, start } = useProviderSignIn();
  const goOn = useGoOnAs(providers, start);
  if (providers.length === 0 && !goOn) return null;
  return (
    <Box component="section" aria-label={t('otherWays')} sx={{ mt: 3 }}>
      <Box sx={orStyles}>
        <Divider sx={{ flex: 1 }} />
        {t('or')}
        <Divider sx={{ flex: 1 }} />
      </Box>
      {error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {errorText(error)}
        </Alert>
      ) : null}
      <Stack sx={{ gap: 1.5 }}>
        {providers.map(({ id, name }) => (
          <Button
            key={id}
            variant="outlined"
            color="neutral"
            size="large"
            fullWidth
            startIcon={<ProviderIcon provider={id} />}
            loading={leavingFor === id}
            disabled={leavingFor !== null && leavingFor !== id}
            onClick={() => start(id)}
          >
            {t('continueWith', { name })}
          </Button>
        ))}
        {/* It loads last, so it is last in the row. */}
        {goOn ? (
          <Button variant="outlined" size="large" fullWidth loading={goOn.busy} onClick={goOn.run}>
            {t('goOnAs', { name: goOn.name })}
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
}

const orStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mb: 2,
  color: 'text.secondary',
  fontSize: '0.875rem',
};
