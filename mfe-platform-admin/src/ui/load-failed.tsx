import { Button, EmptyState, useErrorText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** Replaces what did not load, with a Retry button. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const retry = (
    <Button variant="contained" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState title={t('failedTitle')} text={errorText(error)} action={retry} />
    </div>
  );
}
