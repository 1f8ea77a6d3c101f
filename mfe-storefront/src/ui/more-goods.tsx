import { Box } from 'mfe-shared';
import { lazy, Suspense } from 'react';
import { InView } from './in-view';
import { shelfHeight } from './shelf-height';

const PopularShelf = lazy(() =>
  import(/* webpackChunkName: "popular-shelf" */ './popular-shelf').then((m) => ({
    default: m.PopularShelf,
  })),
);

/** A shelf of goods below what a page is about; its code and its goods come when it is near. */
export function MoreGoods({ of = 'popular' }: { of?: 'popular' | 'discounted' }) {
  return (
    <InView minHeight={shelfHeight}>
      <Suspense fallback={<Box sx={{ minHeight: shelfHeight }} />}>
        <PopularShelf of={of} />
      </Suspense>
    </InView>
  );
}
