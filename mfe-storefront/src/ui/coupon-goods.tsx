import type { ShownCoupon } from 'api';
import { Link, useText } from 'mfe-shared';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** The goods that a coupon is limited to, as links. */
export function CouponGoods({ goods }: { goods: NonNullable<ShownCoupon['onlyFor']> }) {
  const { t } = useTranslation('storefront/ui');
  const text = useText();
  const links = [
    ...goods.categories.map(({ slug, name }) => ({ to: `/search?category=${slug}`, label: text(name) })),
    ...goods.products.map(({ slug, title }) => ({ to: `/product/${slug}`, label: text(title) })),
  ];
  if (links.length === 0) return <div>{t('coupons.someGoods')}</div>;
  return (
    <div>
      {t('coupons.onlyFor')}{' '}
      {links.map(({ to, label }, index) => (
        <Fragment key={to}>
          {index > 0 ? ', ' : null}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
      {goods.andMore ? ` ${t('coupons.andMore')}` : null}
    </div>
  );
}
