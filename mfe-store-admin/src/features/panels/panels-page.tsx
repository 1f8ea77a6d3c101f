import { useQuery } from '@tanstack/react-query';
import { LayoutPanelTop } from 'lucide-react';
import {
  Box,
  Card,
  composedSlots,
  EmptyState,
  PageSkeleton,
  settingsQueries,
  slotNames,
  Typography,
} from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { SlotPanels } from './slot-panels';

/** /admin/panels: which panels of other remotes the store's pages show, and in which order. */
export function PanelsPage() {
  const { t } = useTranslation('store-admin/panels');
  const fillers = useSyncExternalStore(composedSlots.subscribe, composedSlots.get);
  const { data: arrangements, error } = useQuery(settingsQueries.slots(useTenantId()));
  if (error && !arrangements) throw error;
  if (!arrangements) return <PageSkeleton variant="list" />;
  const filled = slotNames.filter(
    (name) => !name.startsWith('platform-admin.') && fillers.some(({ slot }) => slot === name),
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 840px)' }}>
      <PageHeader title={t('title')} />
      <Typography sx={{ color: 'text.secondary' }}>{t('text')}</Typography>
      {filled.length === 0 ? (
        <Card>
          <EmptyState icon={<LayoutPanelTop size={40} />} title={t('empty')} text={t('emptyText')} />
        </Card>
      ) : null}
      {filled.map((slot) => (
        <SlotPanels
          key={slot}
          slot={slot}
          fillers={fillers.filter((one) => one.slot === slot)}
          arrangement={arrangements[slot]}
        />
      ))}
    </Box>
  );
}
