import { lazyOptionalComponent, PageSkeleton, Typography } from 'mfe-shared';
import { Suspense } from 'react';
import { Page } from '../../ui/page';
import { useShopperState } from '../../ui/use-shopper-state';
import { useTitle } from '../../ui/use-title';
import { OrderDetail } from './order-detail';

const AccountOffer = lazyOptionalComponent(
  async () => (await import(/* webpackChunkName: "account-offer" */ './account-offer')).AccountOffer,
);

type GuestOrderProps = { id: string; title: string; placed: boolean };

/** An order for whoever has its key, without the pages of an account around it. */
export function GuestOrder({ id, title, placed }: GuestOrderProps) {
  useTitle(title);
  const isGuest = useShopperState() === 'guest';
  return (
    <Page narrow>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Suspense fallback={<PageSkeleton variant="page" />}>
        <OrderDetail id={id} placed={placed} />
        {isGuest ? <AccountOffer id={id} /> : null}
      </Suspense>
    </Page>
  );
}
