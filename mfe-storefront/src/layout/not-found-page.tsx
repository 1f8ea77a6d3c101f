import { NotFoundState } from 'mfe-shared';
import { MoreGoods } from '../ui/more-goods';
import { Page } from '../ui/page';

/** For addresses without a page of the shop, and for goods that are gone: the way on, and goods that are here. */
export function NotFoundPage() {
  return (
    <>
      <NotFoundState />
      <Page>
        <MoreGoods />
      </Page>
    </>
  );
}
