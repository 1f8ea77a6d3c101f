import type { Order } from 'api';
import { Box, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { OrderChanges } from './order-changes';

type Entry = Order['timeline'][number];
type TimelineEntryProps = { entry: Entry; currency: string; isNewest: boolean };

/** One thing that happened to an order: what, when, by whom, and what they wrote. */
export function TimelineEntry({ entry, currency, isNewest }: TimelineEntryProps) {
  const { t } = useTranslation(['store-admin/orders', 'store-admin/ui']);
  const { dateTime, money } = useFormat();
  const { details } = entry;
  const title = () => {
    if (entry.kind === 'note') return t('timeline.note');
    if (entry.kind === 'edit') return t('timeline.edit');
    if (entry.kind === 'refund')
      return details?.amount
        ? t('timeline.refund', { amount: money(details.amount, currency) })
        : t('timeline.returned');
    return entry.fromStatus === null
      ? t('timeline.placed')
      : t(`store-admin/ui:orderStatus.${entry.toStatus}`);
  };
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: isNewest ? 600 : 400 }}>
        {title()}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        {' · '}
        {entry.actorName || t(`timeline.${entry.actorKind}`)}
      </Typography>
      {details?.goods && details.pieces ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t(`timeline.${details.goods}`, { count: details.pieces })}
        </Typography>
      ) : null}
      {details?.changes ? <OrderChanges details={details} currency={currency} /> : null}
      {entry.note ? (
        <Box
          sx={{
            mt: 0.5,
            fontSize: '0.875rem',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            ...(entry.kind === 'note' && { p: 1.25, borderRadius: 1, bgcolor: 'neutral.2' }),
          }}
        >
          {entry.note}
        </Box>
      ) : null}
    </>
  );
}
