import { ZoomIn } from 'lucide-react';
import { Box, Image, lazyComponent } from 'mfe-shared';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { landPicture } from '../../ui/lift-picture';
import { ProductBadges } from '../../ui/product-badges';
import { PictureThumbs } from './picture-thumbs';
import type { WithPictures } from './pictures-of';
import { picturesOf } from './pictures-of';
import { galleryRatio } from './product-detail-columns';

const PictureZoom = lazyComponent(
  async () => (await import(/* webpackChunkName: "picture-zoom" */ './picture-zoom')).PictureZoom,
);

type ProductGalleryProps = {
  product: WithPictures;
  /** The chosen variant's picture, shown until another one is pressed. */
  picture: string | null;
  title: string;
};

/** Pictures to swipe through, which a press enlarges, and thumbnails to choose from. */
export function ProductGallery({ product, picture, title }: ProductGalleryProps) {
  const { t } = useTranslation('storefront/products');
  // The first picture of the page stays the first one: nothing moves when another variant is chosen.
  const [first] = useState(picture);
  const pictures = picturesOf(product, first);
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  const show = (index: number) => {
    setShown(index);
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth;
  };
  const showLatest = useRef(show);
  showLatest.current = show;
  const ofVariant = pictures.findIndex(({ url }) => url === picture);
  useEffect(() => {
    if (ofVariant >= 0) showLatest.current(ofVariant);
  }, [ofVariant]);
  const wasZoomed = useRef(false);
  useEffect(() => {
    // Back to the picture that was seen last, which need not be the one that was pressed.
    if (wasZoomed.current && !isZoomed) track.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    wasZoomed.current = isZoomed;
  }, [isZoomed]);
  return (
    <Box sx={{ position: { sm: 'sticky' }, top: { sm: 88 }, minWidth: 0 }}>
      <Box sx={{ position: 'relative' }}>
        <Box ref={landPicture} sx={frameStyles}>
          <Box
            ref={track}
            onScroll={({ currentTarget }) => {
              const { scrollLeft, clientWidth } = currentTarget;
              if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
            }}
            sx={trackStyles}
          >
            {pictures.map(({ url, alt }, index) => (
              <Box
                key={url}
                component="button"
                type="button"
                aria-label={t('enlarge', { title: alt || title })}
                aria-hidden={index !== shown}
                tabIndex={index === shown ? 0 : -1}
                onClick={() => setZoomed(true)}
                sx={slideStyles}
              >
                <Image
                  src={url}
                  alt={alt || title}
                  width={560}
                  height={560}
                  sizes="(min-width: 1200px) 560px, (min-width: 600px) 50vw, calc(100vw - 32px)"
                  priority={index === 0}
                />
              </Box>
            ))}
          </Box>
        </Box>
        <ProductBadges product={product} />
        {pictures.length > 0 ? (
          <Box aria-hidden sx={hintStyles}>
            <ZoomIn size={18} />
          </Box>
        ) : null}
      </Box>
      {pictures.length > 1 ? <PictureThumbs pictures={pictures} shown={shown} onShow={show} /> : null}
      {isZoomed ? (
        <PictureZoom
          pictures={pictures}
          shown={shown}
          title={title}
          onShow={show}
          onClose={() => setZoomed(false)}
        />
      ) : null}
    </Box>
  );
}

const frameStyles = {
  aspectRatio: galleryRatio,
  borderRadius: 2,
  overflow: 'hidden',
  // Light in both modes, as most pictures of goods are: beside one that is not as wide, it looks like a part of it.
  bgcolor: '#f0f0ee',
};

const trackStyles = {
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
};

const slideStyles = {
  flex: 'none',
  width: '100%',
  height: '100%',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  scrollSnapAlign: 'start',
  cursor: 'zoom-in',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  '&:focus-visible': { outlineOffset: '-4px' },
};

const hintStyles = {
  position: 'absolute',
  right: 12,
  bottom: 12,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  pointerEvents: 'none',
};
