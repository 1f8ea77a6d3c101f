import type { Dashboard } from 'api';
import { Box, Card, Link, Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { orderStatuses } from '../../ui/order-status';

type OrdersByStatusProps = { counts: Dashboard['byStatus']; sx?: object };

/** The number of orders in each state, with links to their lists. */
export function OrdersByStatus({ counts, sx }: OrdersByStatusProps) {
  const { t } = useTranslation(['store-admin/dashboard', 'store-admin/ui']);
  const { number } = useFormat();
  const most = Math.max(1, ...orderStatuses.map((status) => counts[status] ?? 0));
  return (
    <Card component="section" aria-labelledby="statuses-title" sx={{ p: 2.5, ...sx }}>
      <Typography id="statuses-title" variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('byStatus')}
      </Typography>
      <Box component="ul" role="list" sx={{ mx: -1 }}>
        {orderStatuses.map((status) => (
          <li key={status}>
            <Link to={`/admin/orders?status=${status}`} underline={false} sx={rowStyles}>
              <span>{t(`store-admin/ui:orderStatus.${status}`)}</span>
              <Box component="span" className="tabular" sx={{ fontWeight: 600 }}>
                {number(counts[status] ?? 0)}
              </Box>
              <Box component="span" aria-hidden sx={trackStyles}>
                <Box
                  component="span"
                  sx={{
                    display: 'block',
                    height: 4,
                    width: `${((counts[status] ?? 0) / most) * 100}%`,
                    borderRadius: '999px',
                    bgcolor: status === 'delivery_failed' ? 'error.main' : 'primary.main',
                  }}
                />
              </Box>
            </Link>
          </li>
        ))}
      </Box>
    </Card>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 0.5,
  px: 1,
  py: 0.625,
  borderRadius: 1,
  fontSize: '0.875rem',
  '&:hover': { bgcolor: 'neutral.1' },
} as const;

const trackStyles = { gridColumn: '1 / -1', borderRadius: '999px', bgcolor: 'neutral.2' } as const;
