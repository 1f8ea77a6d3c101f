import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../api/download';
import { notify } from '../notify/notify';
import { Button } from '../ui/button';

export type ExportButtonProps = {
  /** The list's path in the API: `/orders` is exported by `/orders/export`. */
  list: string;
  /** What the list is filtered to; of its order and paging the file has nothing. */
  query: { page?: unknown; limit?: unknown; sort?: unknown };
};

/** Saves everything that a list is filtered to as CSV. */
export function ExportButton({ list, query }: ExportButtonProps) {
  const { t } = useTranslation('common');
  const [isExporting, setIsExporting] = useState(false);
  async function save() {
    setIsExporting(true);
    const { page: _, limit: __, sort: ___, ...filters } = query;
    const name = `${list.split('/')[1]}.csv`;
    // The types of the calls leave out what answers no JSON.
    await download(`${list}/export` as never, { query: filters, name }).catch(notify.error);
    setIsExporting(false);
  }
  return (
    <Button
      variant="outlined"
      color="neutral"
      startIcon={<Download size={16} />}
      loading={isExporting}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  );
}
