import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Coupon } from 'api';
import { Plus } from 'lucide-react';
import type { ApiQuery } from 'mfe-shared';
import { Button, notify, useFormat, usePermission, useText } from 'mfe-shared';
import { ListPage, StatusChip, useBulk, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { coupons } from './coupons.queries';
import { useDiscountText } from './use-discount-text';

const states = ['active', 'scheduled', 'expired', 'used_up'] as const;
const tones = { active: 'success', scheduled: 'info', expired: 'neutral', used_up: 'warning' } as const;

/** /admin/coupons: each coupon's discount, state and uses. */
export function CouponListPage() {
  const { t } = useTranslation('store-admin/coupons');
  const { dateTime, number } = useFormat();
  const text = useText();
  const discountText = useDiscountText();
  const mayWrite = usePermission('write_coupons');
  const setStatus = useBulk(coupons, 'status');
  const remove = useBulk(coupons, 'delete');
  const params = useListParams<ApiQuery<'/coupons'>>({
    filters: ['state', 'status'],
    defaultSort: '-startTime',
  });
  const list = useQuery({ ...coupons.list(useTenantId(), params.query), placeholderData: keepPreviousData });

  const setMany = async (ids: string[], status: Coupon['status']) => {
    await setStatus.mutateAsync(ids.map((id) => ({ id, status })));
    notify.success(t(`bulk.${status}`, { count: ids.length }));
  };
  const deleteMany = async (ids: string[]) => {
    await remove.mutateAsync(ids.map((id) => ({ id })));
    notify.success(t('bulk.deleted', { count: ids.length }));
  };
  const add = mayWrite ? (
    <Button variant="contained" to="/admin/coupons/add" startIcon={<Plus size={16} />}>
      {t('add')}
    </Button>
  ) : null;

  return (
    <ListPage<Coupon>
      title={t('title')}
      params={params}
      query={list}
      rowId={({ id }) => id}
      rowTo={({ id }) => `/admin/coupons/${id}`}
      rowLabel={({ couponCode }) => couponCode}
      primaryAction={add}
      searchPlaceholder={t('search')}
      views={[
        { label: t('views.all'), filters: {} },
        ...states.map((state) => ({ label: t(`state.${state}`), filters: { state } })),
      ]}
      filters={[
        {
          name: 'status',
          label: t('fields.status'),
          options: (['show', 'hide'] as const).map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      columns={[
        {
          key: 'couponCode',
          header: t('fields.couponCode'),
          sortable: true,
          cell: ({ couponCode }) => couponCode,
        },
        { key: 'title', header: t('fields.title'), hideBelow: 'lg', cell: ({ title }) => text(title) },
        { key: 'discount', header: t('discount'), hideBelow: 'sm', cell: (coupon) => discountText(coupon) },
        {
          key: 'state',
          header: t('columns.state'),
          cell: ({ state, status }) =>
            status === 'hide' ? (
              <StatusChip status={status} tone="neutral" label={t('status.hide')} />
            ) : (
              <StatusChip status={state} tone={tones[state]} label={t(`state.${state}`)} />
            ),
        },
        {
          key: 'startTime',
          header: t('fields.startTime'),
          hideBelow: 'lg',
          sortable: true,
          cell: ({ startTime }) => dateTime(startTime),
        },
        {
          key: 'endTime',
          header: t('fields.endTime'),
          hideBelow: 'md',
          sortable: true,
          cell: ({ endTime }) => dateTime(endTime),
        },
        {
          key: 'usedCount',
          header: t('columns.used'),
          align: 'right',
          sortable: true,
          cell: ({ usedCount, usageLimit }) =>
            usageLimit === null ? number(usedCount) : `${number(usedCount)} / ${number(usageLimit)}`,
        },
      ]}
      bulkActions={
        mayWrite
          ? [
              { label: t('show'), run: (ids) => setMany(ids, 'show') },
              { label: t('hide'), run: (ids) => setMany(ids, 'hide') },
              {
                label: t('delete'),
                danger: true,
                confirm: { title: t('bulk.deleteTitle'), text: t('bulk.deleteText') },
                run: deleteMany,
              },
            ]
          : []
      }
      empty={{ title: t('empty.title'), text: t('empty.text'), action: add }}
    />
  );
}
