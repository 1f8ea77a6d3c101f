import type { PageEntry } from 'mfe-shared';
import { categoriesQuery } from '../../ui/category-query';
import { coupons } from './coupons.queries';

const words = ['store-admin/coupons'] as const;
const title = 'store-admin/layout:titles.coupons';

const form = () =>
  import(/* webpackChunkName: "coupon-form-page" */ './coupon-form').then((m) => m.CouponFormPage);

const loadForm: PageEntry['load'] = ({ queryClient, tenantId, may }, { params: { id } }) => {
  void queryClient.prefetchQuery(categoriesQuery(tenantId, may('read_categories')));
  if (id) void queryClient.prefetchQuery(coupons.one(tenantId, id));
};

export const couponsPages: PageEntry[] = [
  {
    path: '/admin/coupons',
    permission: 'read_coupons',
    title,
    navigation: {
      area: 'admin',
      group: 'catalog',
      icon: 'coupon',
      order: 40,
      label: 'store-admin/layout:items.coupons',
    },
    words,
    page: () =>
      import(/* webpackChunkName: "coupon-list-page" */ './coupon-list-page').then((m) => m.CouponListPage),
  },
  { path: '/admin/coupons/:id', permission: 'read_coupons', title, words, page: form, load: loadForm },
  {
    path: '/admin/coupons/add',
    command: 'store-admin/layout:commands.add.coupons',
    permission: 'write_coupons',
    title,
    words,
    page: form,
    load: loadForm,
  },
];
