import { Download } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { Button, notify } from 'mfe-shared';
import { download } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Saves everything that the list is filtered to as CSV. */
export function ExportButton({ query }: { query: ApiQuery<'/audit-log'> }) {
  const { t } = useTranslation('platform-admin/audit-log');
  const [isExporting, setIsExporting] = useState(false);
  async function save() {
    setIsExporting(true);
    const { page: _, limit: __, sort: ___, ...filters } = query;
    // The types of the calls leave out what answers no JSON.
    const path = '/audit-log/export' as never;
    await download(path, { query: filters, name: 'audit-log.csv' } as never).catch(notify.error);
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
