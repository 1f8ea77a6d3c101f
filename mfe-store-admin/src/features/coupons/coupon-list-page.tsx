import type { Coupon } from 'api';
import { Box, useFormat, useMayWrite } from 'mfe-shared';
import { ExportCsvButton, ListPage, StatusChip, useListWords, useResourceList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useBulkActions } from '../../ui/use-bulk-actions';
import { coupons } from './coupons.queries';

const states = ['active', 'scheduled', 'expired', 'used_up'] as const;
const tones = { active: 'success', scheduled: 'info', expired: 'neutral', used_up: 'warning' } as const;

/** /admin/coupons: each coupon's discount, state and uses. */
export function CouponListPage() {
  const { t } = useTranslation(['store-admin/coupons', 'store-admin/layout']);
  const { page, columns, views, filter } = useListWords('store-admin/coupons');
  const { number, money, percent } = useFormat();
  const mayWrite = useMayWrite();
  const list = useResourceList(coupons, { filters: ['state', 'status'], defaultSort: '-startTime' });
  const discountText = ({ discountType, discountValue }: Coupon) => {
    if (discountType === 'free_shipping') return t('discountType.free_shipping');
    return discountType === 'percentage' ? percent(discountValue) : money(discountValue);
  };
  const usesOf = ({ usedCount, usageLimit }: Coupon) =>
    usageLimit === null ? number(usedCount) : `${number(usedCount)} / ${number(usageLimit)}`;

  return (
    <ListPage<Coupon>
      {...list}
      {...page}
      rowTo={({ id }) => `/admin/coupons/${id}`}
      rowLabel={({ couponCode }) => couponCode}
      add={mayWrite && { to: '/admin/coupons/add', label: t('store-admin/layout:commands.add.coupons') }}
      actions={<ExportCsvButton list="/coupons" query={list.params.query} />}
      views={views('state', states)}
      filters={[filter('status', ['show', 'hide'])]}
      columns={columns([
        { key: 'couponCode', sortable: true },
        { key: 'title', as: 'text', hideBelow: 'lg' },
        { key: 'discount', hideBelow: 'sm', cell: discountText },
        {
          key: 'state',
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
                {`${t('columns.usedCount')}: ${usesOf(coupon)}`}
              </Box>
            </>
          ),
        },
        { key: 'startTime', as: 'dateTime', hideBelow: 'lg', sortable: true },
        { key: 'endTime', as: 'dateTime', hideBelow: 'md', sortable: true },
        { key: 'usedCount', align: 'right', hideBelow: 'sm', sortable: true, cell: usesOf },
      ])}
      bulkActions={useBulkActions('coupons', coupons, mayWrite)}
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
