import { Box, lazyOptionalComponent } from 'mfe-shared';
import { InView } from './in-view';
import { shelfHeight } from './shelf-height';

const PopularShelf = lazyOptionalComponent(
  async () => (await import(/* webpackChunkName: "popular-shelf" */ './popular-shelf')).PopularShelf,
  <Box sx={{ minHeight: shelfHeight }} />,
);

/** A shelf of goods below what a page is about; its code and its goods come when it is near. */
export function MoreGoods({ of = 'popular' }: { of?: 'popular' | 'discounted' }) {
  return (
    <InView minHeight={shelfHeight}>
      <PopularShelf of={of} />
    </InView>
  );
}
