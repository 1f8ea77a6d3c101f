import { FileText } from 'lucide-react';
import { apiClient, Button, notify, useTenant } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHeaders } from '../../ui/order-keys';
import { saveFile } from '../../ui/save-file';

type Options = { responseType: 'blob'; headers: Record<string, string> };
type Files = { get(url: string, options: Options): Promise<{ data: Blob }> };

/** Saves the invoice as a PDF. */
export function SaveInvoice({ id }: { id: string }) {
  const { t } = useTranslation('storefront/invoices');
  const { id: tenantId } = useTenant();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const headers = orderHeaders(tenantId, id);
      const { data } = await (apiClient as Files).get(`/order-papers/mine/${id}`, {
        responseType: 'blob',
        headers,
      });
      saveFile(data, t('file'));
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
      {t('save')}
    </Button>
  );
}
