import type { Order } from 'api';
import { Box, Card, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** What happened to the order and who did it, newest first. */
export function OrderTimeline({ order, sx }: { order: Order; sx?: object }) {
  const { t } = useTranslation(['store-admin/orders', 'store-admin/ui']);
  const { dateTime } = useFormat();
  const entries = order.timeline.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Card component="section" aria-labelledby="timeline-title" sx={{ p: 2.5, ...sx }}>
      <Typography id="timeline-title" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('timeline.title')}
      </Typography>
      <Box component="ol" role="list">
        {entries.map((entry, index) => (
          <Box component="li" key={entry.id} sx={entryStyles(index === 0)}>
            <Typography variant="body2" sx={{ fontWeight: index === 0 ? 600 : 400 }}>
              {entry.fromStatus === null
                ? t('timeline.placed')
                : t(`store-admin/ui:orderStatus.${entry.toStatus}`)}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <time dateTime={entry.at}>{dateTime(entry.at)}</time>
              {' · '}
              {entry.actorName || t(`timeline.${entry.actorKind}`)}
            </Typography>
            {entry.note ? (
              <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                {entry.note}
              </Typography>
            ) : null}
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
