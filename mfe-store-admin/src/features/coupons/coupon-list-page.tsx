import type { Coupon } from 'api';
import { Box, useFormat, usePermission, useText } from 'mfe-shared';
import { ExportButton, ListPage, StatusChip, useResourceList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useBulkActions } from '../../ui/use-bulk-actions';
import { coupons } from './coupons.queries';

const states = ['active', 'scheduled', 'expired', 'used_up'] as const;
const tones = { active: 'success', scheduled: 'info', expired: 'neutral', used_up: 'warning' } as const;

/** /admin/coupons: each coupon's discount, state and uses. */
export function CouponListPage() {
  const { t } = useTranslation(['store-admin/coupons', 'store-admin/layout']);
  const { dateTime, number, money, percent } = useFormat();
  const text = useText();
  const mayWrite = usePermission('write_coupons');
  const list = useResourceList(coupons, { filters: ['state', 'status'], defaultSort: '-startTime' });
  const discountText = ({ discountType, discountValue }: Coupon) => {
    if (discountType === 'free_shipping') return t('type.free_shipping');
    return discountType === 'percentage' ? percent(discountValue) : money(discountValue);
  };
  const usesOf = ({ usedCount, usageLimit }: Coupon) =>
    usageLimit === null ? number(usedCount) : `${number(usedCount)} / ${number(usageLimit)}`;
  const timeOf = (key: 'startTime' | 'endTime') => ({
    ...{ key, header: t(`fields.${key}`), sortable: true },
    cell: (coupon: Coupon) => dateTime(coupon[key]),
  });

  return (
    <ListPage<Coupon>
      {...list}
      title={t('title')}
      rowTo={({ id }) => `/admin/coupons/${id}`}
      rowLabel={({ couponCode }) => couponCode}
      add={mayWrite && { to: '/admin/coupons/add', label: t('store-admin/layout:commands.add.coupons') }}
      actions={<ExportButton list="/coupons" query={list.params.query} />}
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
        { key: 'discount', header: t('discount'), hideBelow: 'sm', cell: discountText },
        {
          key: 'state',
          header: t('columns.state'),
          cell: (coupon) => (
            <>
              {coupon.status === 'hide' ? (
                <StatusChip status="hide" tone="neutral" label={t('status.hide')} />
              ) : (
                <StatusChip
                  status={coupon.state}
                  tone={tones[coupon.state]}
                  label={t(`state.${coupon.state}`)}
                />
              )}
              <Box component="span" sx={onPhones}>
                {`${t('columns.used')}: ${usesOf(coupon)}`}
              </Box>
            </>
          ),
        },
        { ...timeOf('startTime'), hideBelow: 'lg' },
        { ...timeOf('endTime'), hideBelow: 'md' },
        {
          key: 'usedCount',
          header: t('columns.used'),
          align: 'right',
          hideBelow: 'sm',
          sortable: true,
          cell: usesOf,
        },
      ]}
      bulkActions={useBulkActions('coupons', coupons, mayWrite)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}

/** Where the column of uses has no room. */
const onPhones = {
  display: { xs: 'block', sm: 'none' },
  mt: 0.5,
  color: 'text.secondary',
  fontSize: '0.75rem',
} as const;
