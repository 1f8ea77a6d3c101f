import type { Review } from 'api';
import { notify, useMayWrite, usePermission, useText } from 'mfe-shared';
import type { BulkAction } from 'mfe-shared/backoffice';
import { ExportCsvButton, ListPage, useDeletedNotice, useReadableList } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RejectDialog } from './reject-dialog';
import { ReviewDrawer } from './review-drawer';
import { reviews, useDecideReviews, useDeleteReviews } from './reviews.queries';
import { useReviewColumns } from './use-review-columns';

const statuses = ['pending', 'approved', 'rejected'] as const;

/** /admin/reviews: what customers say about products. Only what staff approve is shown in the shop. */
export function ReviewListPage() {
  const { t } = useTranslation('store-admin/reviews');
  const text = useText();
  const mayWrite = useMayWrite();
  const mayExport = usePermission('export_reviews');
  const list = useReadableList(reviews, {
    filters: ['status', 'rating', 'productId', 'customerId'],
    defaultSort: '-writtenAt',
  });
  const decide = useDecideReviews();
  const remove = useDeleteReviews();
  const deleted = useDeletedNotice('reviews.restore', ['reviews']);
  const [search, setSearch] = useSearchParams();
  const [rejected, setRejected] = useState<{ id: string; version?: number }[]>([]);
  const { items = [], counts } = list.query.data ?? {};
  const { productId, customerId } = list.params.filters;
  const subject = { ...(productId && { productId }), ...(customerId && { customerId }) };
  const reviewTo = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('review', id);
    return `?${next}`;
  };
  const close = () =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('review');
      return next;
    });
  /** Which text was read is known of the rows that were loaded; others are decided as they are. */
  const read = (ids: string[], rows: readonly Review[]) => {
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return ids.map((id) => ({ id, version: versions.get(id) }));
  };
  const actionsFor = (rows: readonly Review[]): BulkAction[] => [
    {
      label: t('approve'),
      run: async (ids) => {
        await decide.mutateAsync(read(ids, rows).map((item) => ({ ...item, status: 'approved' })));
        notify.success(t('approved', { count: ids.length }));
      },
    },
    {
      label: t('reject'),
      keepsSelection: true,
      run: async (ids) => setRejected(read(ids, rows)),
    },
    {
      label: t('delete'),
      danger: true,
      run: async (ids) => {
        await remove.mutateAsync(ids);
        deleted(t('deleted', { count: ids.length }), ids);
      },
    },
  ];
  const product = productId ? items.find((review) => review.productId === productId)?.product : undefined;
  const opened = search.get('review');

  return (
    <>
      <ListPage<Review>
        {...list}
        title={product ? t('titleOf', { name: text(product.title) }) : t('title')}
        actions={mayExport ? <ExportCsvButton list="/reviews" query={list.params.query} /> : null}
        rowTo={({ id }) => reviewTo(id)}
        rowLabel={({ authorName, product: { title } }) => `${text(title)}, ${authorName}`}
        searchPlaceholder={t('search')}
        views={[
          {
            label: t('all'),
            filters: subject,
            count: counts && counts.pending + counts.approved + counts.rejected,
          },
          ...statuses.map((status) => ({
            label: t(`status.${status}`),
            filters: { ...subject, status },
            count: counts?.[status],
          })),
        ]}
        filters={[
          {
            name: 'rating',
            label: t('rating'),
            options: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value })),
          },
        ]}
        columns={useReviewColumns()}
        bulkActionsFor={mayWrite ? actionsFor : undefined}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
      <RejectDialog chosen={rejected} onClose={() => setRejected([])} />
      <ReviewDrawer id={opened} listed={items.find(({ id }) => id === opened)} onClose={close} />
    </>
  );
}
