import type { ProductChange } from 'api';
import { Alert, Box, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { isAtWork } from './product-changes.queries';

/** How far a change is, or how it ended. */
export function ChangeSummary({ change }: { change: ProductChange }) {
  const { t } = useTranslation('store-admin/product-changes');
  const { number, dateTime, date } = useFormat();
  const { total, applied, unchanged, refused, status, actorName, finishedAt, undoUntil } = change;
  const count = (value: number) => number(value);
  if (isAtWork(change)) return <ChangeProgress change={change} />;
  if (status === 'ready')
    return (
      <Alert severity="info">
        {t('preview', { rows: count(total - unchanged - refused), unchanged: count(unchanged) })}
        {refused > 0 ? ` ${t('previewRefused', { refused: count(refused) })}` : ''}
      </Alert>
    );
  return (
    <Box>
      <Typography>
        {t('result', { applied: count(applied), refused: count(refused), unchanged: count(unchanged) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {finishedAt ? t('by', { name: actorName, time: dateTime(finishedAt) }) : actorName}
        {undoUntil ? ` · ${t('undoUntil', { date: date(undoUntil) })}` : ''}
        {change.undoneBy ? ` · ${t('undone')}` : ''}
      </Typography>
    </Box>
  );
}

function ChangeProgress({ change }: { change: ProductChange }) {
  const { t } = useTranslation('store-admin/product-changes');
  const { number } = useFormat();
  const { total, applied, unchanged, refused, status } = change;
  const done = applied + unchanged + refused;
  const share = total > 0 ? Math.round((done / total) * 100) : 0;
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography role="status" className="tabular">
        {status === 'preparing'
          ? t('preparing')
          : t('progress', { done: number(done), total: number(total) })}
      </Typography>
      <Box
        role="progressbar"
        aria-label={t(`status.${status}`)}
        aria-valuenow={share}
        sx={{ height: 6, mt: 0.5, borderRadius: '999px', bgcolor: 'neutral.3' }}
      >
        <Box
          sx={{
            width: `${share}%`,
            height: 6,
            borderRadius: '999px',
            bgcolor: 'primary.main',
            transition: 'width 200ms ease-out',
          }}
        />
      </Box>
    </Box>
  );
}
