import { SlidersHorizontal } from 'lucide-react';
import { Box, Button, Drawer, Select } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../ui/use-overlay';
import type { ProductFilters } from './search.filters';
import { sorts } from './search.filters';
import { useApplyFilters } from './use-apply-filters';

type ListToolbarProps = {
  filters: ProductFilters /** The filters, for the drawer on small screens. */;
  children: ReactNode;
};

/** The sort order, and the filters when they are not beside the list. */
export function ListToolbar({ filters, children }: ListToolbarProps) {
  const { t } = useTranslation('storefront/search');
  const apply = useApplyFilters();
  const { open, show, hide } = useOverlay('filters');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <Button
        variant="outlined"
        color="neutral"
        startIcon={<SlidersHorizontal size={18} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        sx={{ display: { lg: 'none' } }}
      >
        {t('filters')}
      </Button>
      <Drawer
        open={open}
        onClose={hide}
        side="bottom"
        title={t('filters')}
        footer={
          <Button variant="contained" fullWidth onClick={hide}>
            {t('showResults')}
          </Button>
        }
      >
        {children}
      </Drawer>
      <Select
        label={t('sort')}
        hideLabel
        fullWidth={false}
        value={filters.sort ?? sorts[0]}
        options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(event) => apply({ sort: event.target.value })}
        sx={{ ml: 'auto' }}
      />
    </Box>
  );
}
