import type { OrderableVariant } from 'api';
import { Box, useText } from 'mfe-shared';
import { Thumbnail } from './thumbnail';

type GoodRowProps = {
  good: Pick<OrderableVariant, 'image' | 'title' | 'variantLabel' | 'unitLabel' | 'sku'>;
  price: string;
  note: string;
};

/** A variant among those that a search found: picture, name and codes, with its price and a note on the right. */
export function GoodRow({ good, price, note }: GoodRowProps) {
  const text = useText();
  return (
    <>
      <Thumbnail src={good.image} size={32} />
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        {[text(good.title), text(good.variantLabel)].filter(Boolean).join(' · ')}
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {[good.unitLabel, good.sku].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box component="span" className="tabular" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        {price}
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {note}
        </Box>
      </Box>
    </>
  );
}
