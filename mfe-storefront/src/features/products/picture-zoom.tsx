import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Box, Dialog, IconButton, Image } from 'mfe-shared';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from './pictures-of';

type PictureZoomProps = {
  pictures: readonly Picture[];
  shown: number;
  title: string;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** A picture as large as the screen; a press makes it larger still, to be moved about. */
export function PictureZoom({ pictures, shown, title, onShow, onClose }: PictureZoomProps) {
  const { t } = useTranslation('storefront/products');
  const [isLarge, setLarge] = useState(false);
  const picture = pictures[shown];
  const turn = (by: number) => {
    setLarge(false);
    onShow((shown + by + pictures.length) % pictures.length);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  if (!picture) return null;
  return (
    <Dialog open onClose={onClose} title={title} size="lg">
      <Box onKeyDown={onKeyDown} sx={{ pb: 2 }}>
        <Box sx={frameStyles}>
          <Box
            component="button"
            type="button"
            aria-label={t('enlarge', { title: picture.alt || title })}
            aria-pressed={isLarge}
            // The keys that turn to other pictures are heard in here.
            autoFocus
            onClick={() => setLarge(!isLarge)}
            sx={{ ...pictureStyles, cursor: isLarge ? 'zoom-out' : 'zoom-in' }}
          >
            <Image
              key={picture.url}
              src={picture.url}
              alt={picture.alt || title}
              width={1600}
              height={1600}
              sizes={isLarge ? '200vw' : '100vw'}
              sx={isLarge ? largeStyles : wholeStyles}
            />
          </Box>
        </Box>
        {pictures.length > 1 ? (
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, mt: 1.5 }}>
            <IconButton label={t('previous')} onClick={() => turn(-1)}>
              <ChevronLeft size={20} />
            </IconButton>
            <span aria-live="polite" className="tabular">
              {t('picture', { number: shown + 1 })}
            </span>
            <IconButton label={t('next')} onClick={() => turn(1)}>
              <ChevronRight size={20} />
            </IconButton>
          </Box>
        ) : null}
      </Box>
    </Dialog>
  );
}

const frameStyles = {
  height: 'min(72vh, 960px)',
  overflow: 'auto',
  borderRadius: 2,
  bgcolor: 'neutral.2',
  overscrollBehavior: 'contain',
};
const pictureStyles = {
  display: 'grid',
  placeItems: 'center',
  minWidth: '100%',
  minHeight: '100%',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
};
const wholeStyles = { width: '100%', height: 'min(72vh, 960px)', objectFit: 'contain' };
const largeStyles = { width: '200%', maxWidth: 'none', height: 'auto', objectFit: 'contain' };
