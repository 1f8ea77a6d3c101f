import type { Order } from 'api';
import { Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** How many pieces of a line came back, and how many more were refunded. */
export function RefundedPieces({ line }: { line: Order['lines'][number] }) {
  const { t } = useTranslation('store-admin/orders');
  const { returnedQty, refundedQty } = line;
  const kept = refundedQty - returnedQty;
  const parts = [
    returnedQty > 0 ? t('lines.returned', { count: returnedQty }) : '',
    kept > 0 ? t('lines.refunded', { count: kept }) : '',
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'warning.dark' }}>
      {parts.join(' · ')}
    </Typography>
  );
}
