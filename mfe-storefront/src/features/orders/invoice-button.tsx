import { FileText } from 'lucide-react';
import { apiClient, Button, notify } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/save-file';

type Files = { get(url: string, options: { responseType: 'blob' }): Promise<{ data: Blob }> };

/** Saves the order's invoice. */
export function InvoiceButton({ id }: { id: string }) {
  const { t } = useTranslation('storefront/orders');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { data } = await (apiClient as Files).get(`/order-papers/mine/${id}`, { responseType: 'blob' });
      saveFile(data, t('invoiceFile'));
    } catch (error) {
      notify.error(error);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      color="neutral"
      startIcon={<FileText size={16} />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {t('invoice')}
    </Button>
  );
}
