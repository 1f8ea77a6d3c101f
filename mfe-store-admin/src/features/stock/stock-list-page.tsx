import type { StockRow } from 'api';
import { Download } from 'lucide-react';
import { Box, Button, useFormat, useLanguage, useMayWrite, VisuallyHidden } from 'mfe-shared';
import type { Column } from 'mfe-shared/backoffice';
import { ExportCsvButton, ListPage, StatusChip, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';
import { stock } from './stock.queries';
import { StockRowMenu } from './stock-row-menu';
import { StockTabs } from './stock-tabs';
import { useGoodsName } from './use-goods-name';
import { usePurchaseList } from './use-purchase-list';
import { useStockActions } from './use-stock-actions';

const tones = { in: 'success', low: 'warning', out: 'danger' } as const;

const stateOf = ({ available, reorderPoint }: StockRow) => {
  if (available <= 0) return 'out';
  return available <= reorderPoint ? 'low' : 'in';
};

/** /admin/stock: what is on hand of every variant, promised to orders and left to sell. */
export function StockListPage() {
  const { t } = useTranslation('store-admin/stock');
  const { page, columns, views } = useListWords('store-admin/stock');
  const { number } = useFormat();
  const nameOf = useGoodsName();
  const mayWrite = useMayWrite();
  const [language] = useLanguage();
  const list = useReadableList(stock, { filters: ['stock'], defaultSort: 'sku', always: { language } });
  const shown = { ...list.params.query, language };
  const { ask, actionsFor, dialog } = useStockActions();
  const purchase = usePurchaseList();
  const amount = (key: 'onHand' | 'allocated' | 'reorderPoint', more: Partial<Column<StockRow>> = {}) => ({
    key,
    header: t(`columns.${key}`),
    align: 'right' as const,
    cell: (row: StockRow) => number(row[key]),
    ...more,
  });
  return (
    <>
      <ListPage<StockRow>
        {...list}
        {...page}
        tabs={<StockTabs current="levels" />}
        rowTo={({ id }) => `/admin/stock/movements?variant=${id}`}
        rowLabel={nameOf}
        actions={<ExportCsvButton list="/stock" query={shown} />}
        primaryAction={
          <Button
            variant="outlined"
            startIcon={<Download size={16} />}
            loading={purchase.isPending}
            onClick={() => purchase.mutate()}
          >
            {t('purchase.button')}
          </Button>
        }
        views={views('stock', ['low', 'out', 'in'])}
        columns={columns([
          {
            key: 'title',
            sortable: true,
            cell: (row) => (
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
                <Thumbnail src={row.image} />
                <span>{nameOf(row)}</span>
              </Box>
            ),
          },
          { key: 'sku', sortable: true, hideBelow: 'md' },
          {
            key: 'state',
            hideBelow: 'md',
            cell: (row) => (
              <StatusChip
                status={stateOf(row)}
                tone={tones[stateOf(row)]}
                label={t(`state.${stateOf(row)}`)}
              />
            ),
          },
          amount('onHand', { hideBelow: 'sm' }),
          amount('allocated', { hideBelow: 'lg' }),
          {
            key: 'available',
            align: 'right',
            sortable: true,
            cell: (row) => (
              <Box component="span" sx={{ color: row.available > 0 ? 'inherit' : 'error.main' }}>
                {number(row.available)}
              </Box>
            ),
          },
          amount('reorderPoint', { hideBelow: 'sm' }),
          ...(mayWrite
            ? [
                {
                  key: 'actions',
                  header: <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>,
                  align: 'right' as const,
                  cell: (row: StockRow) => <StockRowMenu row={row} ask={ask} />,
                },
              ]
            : []),
        ])}
        bulkActionsFor={mayWrite ? actionsFor : undefined}
      />
      {dialog}
    </>
  );
}
