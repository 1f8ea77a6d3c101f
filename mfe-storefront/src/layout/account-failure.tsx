import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ApiError } from 'mfe-shared';
import { Alert, Button, useErrorText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** In the place of what an account's page would show: why it did not load, and Retry. */
export function AccountFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    onRetry();
  };
  return (
    <Alert severity="error" action={<Button onClick={retry}>{t('retry')}</Button>}>
      {errorText(error)}
    </Alert>
  );
}
