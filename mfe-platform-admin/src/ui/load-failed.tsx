import { Button, EmptyState, useErrorText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** In the place of what did not load, with the way to try again. */
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
