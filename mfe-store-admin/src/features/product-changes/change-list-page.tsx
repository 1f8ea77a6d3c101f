import type { ProductChange } from 'api';
import { Undo2 } from 'lucide-react';
import { Button, notify, useFormat } from 'mfe-shared';
import { ExportRows, ListPage, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isAtWork, productChanges, progressMs, useChangeAction } from './product-changes.queries';
import { statusTones } from './status-tones';
import { useChangeWords } from './use-change-words';

/** /admin/products/changes: what was changed of many products, for as long as it can be undone. */
export function ChangeListPage() {
  const { t } = useTranslation('store-admin/product-changes');
  const { page, columns } = useListWords('store-admin/product-changes');
  const { number } = useFormat();
  const { titleOf } = useChangeWords();
  const list = useReadableList(productChanges, {
    defaultSort: '-createdAt',
    refetchInterval: progressMs,
    refetchWhile: ({ items }) => items.some(isAtWork),
  });
  return (
    <ListPage<ProductChange>
      {...page}
      {...list}
      back={{ to: '/admin/products', label: t('products') }}
      searchable={false}
      rowTo={({ id }) => `/admin/products/changes/${id}`}
      rowLabel={titleOf}
      actions={
        <ExportRows<ProductChange>
          name="product-changes"
          read={list.readAll}
          columns={{
            change: titleOf,
            kind: ({ kind }) => kind,
            status: ({ status }) => status,
            rows: ({ total }) => total,
            applied: ({ applied }) => applied,
            unchanged: ({ unchanged }) => unchanged,
            refused: ({ refused }) => refused,
            actor: ({ actorName }) => actorName,
            createdAt: ({ createdAt }) => createdAt,
            finishedAt: ({ finishedAt }) => finishedAt,
            isUndone: ({ undoneBy }) => String(undoneBy !== null),
          }}
        />
      }
      columns={columns([
        { key: 'title', header: t('columns.change'), cell: titleOf },
        { key: 'status', tones: statusTones },
        {
          key: 'applied',
          header: t('columns.rows'),
          align: 'right',
          cell: ({ applied, total }) => t('ofTotal', { done: number(applied), total: number(total) }),
        },
        { key: 'actor', hideBelow: 'md', cell: ({ actorName }) => actorName },
        { key: 'createdAt', as: 'dateTime', hideBelow: 'sm', header: t('columns.at'), align: 'right' },
        { key: 'undo', header: '', align: 'right', cell: (change) => <UndoButton change={change} /> },
      ])}
    />
  );
}

function UndoButton({ change }: { change: ProductChange }) {
  const { t } = useTranslation('store-admin/product-changes');
  const navigate = useNavigate();
  const undo = useChangeAction('undo');
  if (change.undoneBy) return t('undone');
  if (!change.undoUntil) return null;
  const run = () =>
    undo.mutate(change.id, {
      onSuccess: ({ id }) => navigate(`/admin/products/changes/${id}`),
      onError: notify.error,
    });
  return (
    <Button
      size="small"
      color="neutral"
      startIcon={<Undo2 size={14} />}
      loading={undo.isPending}
      onClick={run}
    >
      {t('undo')}
    </Button>
  );
}
