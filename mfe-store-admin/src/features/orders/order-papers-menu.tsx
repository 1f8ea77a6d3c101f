import type { Order } from 'api';
import { FileText } from 'lucide-react';
import { auditLog, Button, Menu, MenuItem } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useSavePapers } from '../../ui/use-save-papers';

/** Invoice and packing slip of one order, as PDF. */
export function OrderPapersMenu({ order }: { order: Order }) {
  const { t } = useTranslation('store-admin/orders');
  const { save, isSaving } = useSavePapers();
  const take = (kind: 'invoices' | 'packing-slips') => {
    auditLog('orders.print', { orderId: order.id, number: order.number, kind });
    void save(kind, [order.id], order.number);
  };
  return (
    <Menu
      trigger={(props) => (
        <Button
          {...props}
          variant="outlined"
          color="neutral"
          startIcon={<FileText size={16} />}
          loading={isSaving}
        >
          {t('papers.title')}
        </Button>
      )}
    >
      <MenuItem onClick={() => take('invoices')}>{t('papers.invoices')}</MenuItem>
      <MenuItem onClick={() => take('packing-slips')}>{t('papers.packing-slips')}</MenuItem>
    </Menu>
  );
}
