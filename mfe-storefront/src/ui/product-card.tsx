import { useQueryClient } from '@tanstack/react-query';
import type { CatalogProduct } from 'api';
import { Box, Image, Link, Money, Typography, useTenant, useText } from 'mfe-shared';
import { CartControl } from './cart-control';
import { pressedCardKey, productQuery } from './catalog.queries';
import { useEarliestArrival } from './earliest-arrival';
import { FavouriteSlot } from './favourite-slot';
import { liftPicture } from './lift-picture';
import { ProductBadges } from './product-badges';
import { StarsLine } from './stars-line';
import { useAmountText } from './use-amount-text';

const pictureSizes =
  '(min-width: 1440px) 220px, (min-width: 1280px) 20vw, (min-width: 900px) 25vw, (min-width: 600px) 33vw, 50vw';

type ProductCardProps = { product: CatalogProduct; first?: boolean; onScreen?: boolean };

/** A link with picture, name, size, price and when it arrives, and a button beside it. */
export function ProductCard({ product, first = false, onScreen = false }: ProductCardProps) {
  const text = useText();
  const amountText = useAmountText();
  const arrival = useEarliestArrival();
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  const title = text(product.title);
  return (
    <Box component="article" sx={cardStyles}>
      <Box className="picture" sx={product.inStock ? pictureStyles : soldOutStyles}>
        {product.image ? (
          <Image
            src={product.image}
            alt=""
            width={220}
            height={220}
            sizes={pictureSizes}
            priority={first}
            loading={onScreen ? 'eager' : 'lazy'}
          />
        ) : null}
      </Box>
      <Typography component="h3" sx={titleStyles}>
        <Link
          to={`/product/${product.slug}`}
          underline={false}
          sx={linkStyles}
          // A hover or a touch is likely to be followed by a click.
          onPointerEnter={() => void queryClient.prefetchQuery(productQuery(tenantId, product.slug))}
          onClick={(event) => {
            queryClient.setQueryData(pressedCardKey(tenantId, product.slug), product);
            liftPicture(event.currentTarget.closest('article'));
          }}
        >
          {title}
        </Link>
      </Typography>
      <Typography variant="body2" className="tabular" sx={amountStyles}>
        {amountText(product)}
      </Typography>
      <StarsLine product={product} />
      <Box sx={priceStyles}>
        <Money minor={product.price} original={product.originalPrice} />
      </Box>
      <Box sx={arrivalStyles}>{product.inStock ? arrival : null}</Box>
      <ProductBadges product={product} />
      <FavouriteSlot productId={product.id} title={title} />
      <CartControl product={product} title={title} />
    </Box>
  );
}

const cardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& .picture img': { transition: 'transform 180ms ease-out' },
  '@media (hover: hover)': { '&:hover .picture img': { transform: 'scale(1.04)' } },
};

const pictureStyles = {
  aspectRatio: '1',
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'neutral.2',
  '& img': { width: '100%', height: '100%' },
};

const soldOutStyles = { ...pictureStyles, opacity: 0.55 };

const amountStyles = { mt: 0.25, color: 'text.secondary', fontSize: '0.8125rem' };

const priceStyles = { mt: 'auto', pt: 0.5, fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 700 };

/** Also while it is not known, so that nothing moves when it comes. */
const arrivalStyles = { minHeight: 18, color: 'text.secondary', fontSize: '0.8125rem', lineHeight: '18px' };

const titleStyles = {
  mt: 1,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  fontWeight: 500,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

/** The link covers the card; the button is above it. */
const linkStyles = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  '&:hover': { textDecoration: 'underline' },
};
