import { Download, Volume2, VolumeX } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { Button, IconButton, notify, Stack, usePermission } from 'mfe-shared';
import { download } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Sound = { isOn: boolean; toggle: () => void };
type OrderListActionsProps = { query: ApiQuery<'/orders'>; sound: Sound };

/** The sound of new orders, and the export of what the list is filtered to. */
export function OrderListActions({ query, sound }: OrderListActionsProps) {
  const { t } = useTranslation('store-admin/orders');
  const mayExport = usePermission('export_orders');
  const [isExporting, setIsExporting] = useState(false);
  async function save() {
    setIsExporting(true);
    const { page: _, limit: __, sort: ___, ...filters } = query;
    // The types of the calls leave out what answers no JSON.
    await download('/orders/export' as never, { query: filters, name: 'orders.csv' }).catch(notify.error);
    setIsExporting(false);
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, ml: 'auto' }}>
      <IconButton
        label={t(sound.isOn ? 'live.soundOff' : 'live.soundOn')}
        aria-pressed={sound.isOn}
        onClick={sound.toggle}
      >
        {sound.isOn ? <Volume2 size={18} /> : <VolumeX size={18} />}
      </IconButton>
      {mayExport ? (
        <Button
          variant="outlined"
          color="neutral"
          startIcon={<Download size={16} />}
          loading={isExporting}
          onClick={() => void save()}
        >
          {t('export')}
        </Button>
      ) : null}
    </Stack>
  );
}
