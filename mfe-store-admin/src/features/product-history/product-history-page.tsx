import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HistoryEntry } from 'api';
import { RotateCcw } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { Box, Button, notify, useFormat, useMayWrite, useText } from 'mfe-shared';
import { ConfirmDialog, ListPage, useListParams, useListWords } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { products } from '../../ui/product-resource';
import { useTenantId } from '../../ui/use-tenant-id';
import { ChangeLines } from './change-lines';
import { historyQuery, useRestoreVersion } from './product-history.queries';

/** On narrow screens one cell says what has columns of its own on others. */
const shownBelow = (size: 'sm' | 'md', display = 'block') => ({ display: { xs: display, [size]: 'none' } });

/** /admin/products/history/:id: who saved a product when, what was changed, and the way back. */
export function ProductHistoryPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('store-admin/product-history');
  const { page, columns } = useListWords('store-admin/product-history');
  const { dateTime } = useFormat();
  const text = useText();
  const tenantId = useTenantId();
  const mayWrite = useMayWrite();
  const product = useQuery(products.one(tenantId, id));
  const params = useListParams<ApiQuery<'/products/{id}/versions'>>({
    defaultSort: '-version',
    savedAs: 'product-history',
  });
  const query = useQuery({ ...historyQuery(tenantId, id, params.query), placeholderData: keepPreviousData });
  const restore = useRestoreVersion();
  const [asking, setAsking] = useState<HistoryEntry | null>(null);
  const present = product.data?.version;
  const confirm = () => {
    if (!asking || present === undefined) return;
    restore.mutate(
      { id, number: asking.version, version: present },
      {
        onSuccess: () => notify.success(t('restored', { number: asking.version })),
        onSettled: () => setAsking(null),
      },
    );
  };
  return (
    <>
      <ListPage<HistoryEntry>
        {...page}
        list={{ name: `products/${id}/versions`, query: params.query }}
        params={params}
        query={query}
        back={{ to: `/admin/products/edit/${id}`, label: text(product.data?.title) || t('product') }}
        searchable={false}
        rowId={({ version, changeId }) => `${version} ${changeId}`}
        rowLabel={({ version }) => t('version', { number: version })}
        columns={columns([
          {
            key: 'at',
            hideBelow: 'sm',
            width: 190,
            cell: ({ at, version }) => (
              <>
                <div>{dateTime(at)}</div>
                <Box sx={{ color: 'text.secondary' }}>
                  {version === present ? t('present') : t('version', { number: version })}
                </Box>
              </>
            ),
          },
          {
            key: 'by',
            hideBelow: 'md',
            width: 190,
            cell: ({ by, way }) => (
              <>
                <div>{by || t('platform')}</div>
                <Box sx={{ color: 'text.secondary' }}>{t(`ways.${way}`)}</Box>
              </>
            ),
          },
          {
            key: 'changes',
            cell: (entry) => (
              <>
                <Box sx={{ ...shownBelow('md'), color: 'text.secondary', whiteSpace: 'normal' }}>
                  <Box component="span" sx={shownBelow('sm', 'inline')}>
                    {`${dateTime(entry.at)} · `}
                  </Box>
                  {`${entry.by || t('platform')} · ${t(`ways.${entry.way}`)}`}
                </Box>
                <ChangeLines entry={entry} />
              </>
            ),
          },
          {
            key: 'restore',
            header: '',
            align: 'right',
            cell: (entry) =>
              mayWrite && entry.canRestore ? (
                <Button
                  size="small"
                  color="neutral"
                  startIcon={<RotateCcw size={14} />}
                  aria-label={t('restoreOne', { number: entry.version })}
                  onClick={() => setAsking(entry)}
                >
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                    {t('restore')}
                  </Box>
                </Button>
              ) : null,
          },
        ])}
      />
      <ConfirmDialog
        open={asking !== null}
        title={t('restoreTitle', { number: asking?.version ?? 0 })}
        text={t('restoreText')}
        confirmLabel={t('restore')}
        busy={restore.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
