import { useTranslation } from 'react-i18next';
import { useErrorText } from '../notify/use-error-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

export type LoadFailedProps = { error: unknown; onRetry: () => void };

/** Replaces what did not load: why, and a button to try again. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
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
