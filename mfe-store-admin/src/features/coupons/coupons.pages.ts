import { categoriesQuery } from '../../ui/category-query';
import { recordPages } from '../../ui/record-pages';
import { coupons } from './coupons.queries';

export const couponsPages = recordPages({
  path: '/admin/coupons',
  title: 'store-admin/layout:titles.coupons',
  words: ['store-admin/coupons'],
  permission: 'read_coupons',
  write: 'write_coupons',
  list: {
    navigation: {
      area: 'admin',
      group: 'catalog',
      icon: 'coupon',
      order: 40,
      label: 'store-admin/coupons:title',
    },
    page: () =>
      import(/* webpackChunkName: "coupon-list-page" */ './coupon-list-page').then((m) => m.CouponListPage),
  },
  form: {
    page: () =>
      import(/* webpackChunkName: "coupon-form-page" */ './coupon-form').then((m) => m.CouponFormPage),
    load: ({ queryClient, tenantId, may }, { params: { id } }) => {
      void queryClient.prefetchQuery(categoriesQuery(tenantId, may('read_categories')));
      return id && queryClient.prefetchQuery(coupons.one(tenantId, id));
    },
  },
  command: 'store-admin/layout:commands.add.coupons',
});
