import { FileUp, Plus } from 'lucide-react';
import { Button, EmptyState, Stack } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** Shown instead of the grid: no product matches the filters, or the store has none at all. */
export function SheetEmpty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation(['store-admin/product-sheet', 'store-admin/layout']);
  if (isFiltered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  const actions = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <Button variant="contained" to="/admin/products/add" startIcon={<Plus size={16} />}>
        {t('store-admin/layout:commands.add.products')}
      </Button>
      <Button variant="outlined" color="neutral" to="/admin/products/import" startIcon={<FileUp size={16} />}>
        {t('none.import')}
      </Button>
    </Stack>
  );
  return <EmptyState title={t('none.title')} text={t('none.text')} action={actions} />;
}
