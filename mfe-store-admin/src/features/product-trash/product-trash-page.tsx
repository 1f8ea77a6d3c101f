import type { TrashRow } from 'api';
import { Undo2 } from 'lucide-react';
import { Box, Button, useText } from 'mfe-shared';
import { ExportRows, ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail';
import { EmptyButton } from './empty-button';
import { trash } from './product-trash.queries';
import { useTrashActions } from './use-trash-actions';

const dayMs = 86_400_000;

/** /admin/products/trash: deleted products, for as long as they can be restored. */
export function ProductTrashPage() {
  const { t } = useTranslation('store-admin/product-trash');
  const { page, columns } = useListWords('store-admin/product-trash');
  const text = useText();
  const list = useReadableList(trash, { defaultSort: '-deletedAt' });
  const rows = list.query.data;
  const nameOf = (id: string) => text(rows?.items.find((row) => row.id === id)?.title);
  const { bulk, restoreOne, busy } = useTrashActions(nameOf);
  const daysLeft = ({ until }: TrashRow) => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / dayMs));
  return (
    <ListPage<TrashRow>
      {...list}
      {...page}
      back={{ to: '/admin/products', label: t('products') }}
      rowLabel={({ title }) => text(title)}
      actions={
        <ExportRows<TrashRow>
          name="product-trash"
          read={list.readAll}
          columns={{
            title: ({ title }) => text(title),
            sku: ({ sku }) => sku,
            deletedBy: ({ deletedBy }) => deletedBy,
            deletedAt: ({ deletedAt }) => deletedAt,
            until: ({ until }) => until,
          }}
        />
      }
      primaryAction={rows && rows.totalDoc > 0 ? <EmptyButton count={rows.totalDoc} /> : null}
      columns={columns([
        {
          key: 'title',
          cell: ({ title, image }) => (
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
              <Thumbnail src={image} />
              <span>{text(title)}</span>
            </Box>
          ),
        },
        { key: 'sku', hideBelow: 'md' },
        { key: 'deletedBy', hideBelow: 'md' },
        { key: 'deletedAt', as: 'dateTime', hideBelow: 'sm', align: 'right', sortable: true },
        {
          key: 'until',
          header: t('columns.left'),
          align: 'right',
          cell: (row) => t('days', { count: daysLeft(row) }),
        },
        {
          key: 'restore',
          header: '',
          align: 'right',
          cell: ({ id, title }) => (
            <Button
              size="small"
              color="neutral"
              startIcon={<Undo2 size={14} />}
              disabled={busy}
              aria-label={t('restoreOne', { name: text(title) })}
              onClick={() => void restoreOne(id)}
            >
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {t('restore')}
              </Box>
            </Button>
          ),
        },
      ])}
      bulkActions={bulk}
      empty={{ title: t('none.title'), text: t('none.text') }}
    />
  );
}
