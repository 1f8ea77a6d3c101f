import { Download } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { Button, notify, usePermission } from 'mfe-shared';
import { download } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The export of what the list is filtered to, for those who may. */
export function OrderExport({ query }: { query: ApiQuery<'/orders'> }) {
  const { t } = useTranslation('store-admin/orders');
  const mayExport = usePermission('export_orders');
  const [isExporting, setIsExporting] = useState(false);
  if (!mayExport) return null;
  async function save() {
    setIsExporting(true);
    const { page: _, limit: __, sort: ___, ...filters } = query;
    // The types of the calls leave out what answers no JSON.
    await download('/orders/export' as never, { query: filters, name: 'orders.csv' }).catch(notify.error);
    setIsExporting(false);
  }
  return (
    <Button
      variant="outlined"
      color="neutral"
      startIcon={<Download size={16} />}
      loading={isExporting}
      onClick={() => void save()}
      sx={{ alignSelf: 'end' }}
    >
      {t('export')}
    </Button>
  );
}
