import { Volume2, VolumeX } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { IconButton, Stack, usePermission } from 'mfe-shared';
import { ExportCsvButton } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

type Sound = { isOn: boolean; toggle: () => void };
type OrderListActionsProps = { query: ApiQuery<'/orders'>; sound: Sound };

/** The sound of new orders, and the export of what the list is filtered to. */
export function OrderListActions({ query, sound }: OrderListActionsProps) {
  const { t } = useTranslation('store-admin/orders');
  const mayExport = usePermission('export_orders');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, ml: 'auto' }}>
      <IconButton
        label={t(sound.isOn ? 'live.soundOff' : 'live.soundOn')}
        aria-pressed={sound.isOn}
        onClick={sound.toggle}
      >
        {sound.isOn ? <Volume2 size={18} /> : <VolumeX size={18} />}
      </IconButton>
      {mayExport ? <ExportCsvButton list="/orders" query={query} /> : null}
    </Stack>
  );
}
