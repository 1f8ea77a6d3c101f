import { Alert, Button, Typography, useErrorText, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { Loading } from './use-load-sheet';

type SheetLoadingProps = { loading: Loading; isDone: boolean; onRetry: () => void };

/** How far the sheet has been read, while it is not whole. */
export function SheetLoading({ loading, isDone, onRetry }: SheetLoadingProps) {
  const { t } = useTranslation('store-admin/product-sheet');
  const { number } = useFormat();
  const errorText = useErrorText();
  const { done, total, error } = loading;
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {errorText(error)}
      </Alert>
    );
  }
  if (isDone) return null;
  return (
    <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {total === 0 ? t('loading') : t('progress', { done: number(Math.round(done)), total: number(total) })}
    </Typography>
  );
}
