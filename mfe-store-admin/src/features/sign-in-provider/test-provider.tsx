import { Alert, Box, Button, Stack } from 'mfe-shared';
import { useFormContext } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useTestProvider } from './sign-in-provider.queries';
import type { ProviderValues } from './use-provider-form';

/** Asks the provider for its description, as the address stands in the form. */
export function TestProvider() {
  const { t } = useTranslation('store-admin/sign-in-provider');
  const { watch } = useFormContext<ProviderValues>();
  const issuer = watch('issuer').trim();
  const test = useTestProvider();
  const seen = test.variables === issuer ? test : null;
  const { problem, host } = seen?.data ?? { problem: null, host: null };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box>
        <Button
          size="small"
          variant="outlined"
          color="neutral"
          disabled={issuer === ''}
          loading={test.isPending}
          onClick={() => test.mutate(issuer)}
        >
          {t('test')}
        </Button>
      </Box>
      {seen?.isSuccess ? (
        <Alert severity={problem ? 'error' : 'success'} role="status">
          {problem ? t(`problems.${problem}`) : t('works', { host: host ?? '' })}
        </Alert>
      ) : null}
      {seen?.isError ? (
        <Alert severity="error" role="status">
          {t('invalid.issuer')}
        </Alert>
      ) : null}
    </Stack>
  );
}
