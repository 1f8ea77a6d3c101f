import type { Order } from 'api';
import { Box, Card, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { OrderNoteForm } from './order-note-form';
import { TimelineEntry } from './timeline-entry';

/** The events of the order and who caused them, newest first. */
export function OrderTimeline({ order, sx }: { order: Order; sx?: object }) {
  const { t } = useTranslation('store-admin/orders');
  const entries = order.timeline.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Card component="section" aria-labelledby="timeline-title" sx={{ p: 2.5, ...sx }}>
      <Typography id="timeline-title" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('timeline.title')}
      </Typography>
      <OrderNoteForm orderId={order.id} />
      <Box component="ol" role="list">
        {entries.map((entry, index) => (
          <Box component="li" key={entry.id} sx={entryStyles(index === 0)}>
            <TimelineEntry entry={entry} currency={order.currency} isNewest={index === 0} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const entryStyles = (newest: boolean) =>
  ({
    position: 'relative',
    pl: 3,
    pb: 2.5,
    '&:last-of-type': { pb: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 2,
      top: 6,
      width: 9,
      height: 9,
      borderRadius: '50%',
      bgcolor: newest ? 'primary.main' : 'neutral.5',
    },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      left: 6,
      top: 20,
      bottom: -2,
      width: '1px',
      bgcolor: 'neutral.4',
    },
  }) as const;
