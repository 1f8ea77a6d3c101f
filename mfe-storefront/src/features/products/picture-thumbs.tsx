import { Box, Image } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { Picture } from './pictures-of';

type PictureThumbsProps = { pictures: readonly Picture[]; shown: number; onShow: (index: number) => void };

/** Small pictures; a press shows the large one. */
export function PictureThumbs({ pictures, shown, onShow }: PictureThumbsProps) {
  const { t } = useTranslation('storefront/products');
  return (
    <Box
      component="ul"
      role="list"
      aria-label={t('pictures')}
      sx={{ display: 'flex', gap: 1, m: 0, mt: 1.5, overflowX: 'auto', p: 0.5, listStyle: 'none' }}
    >
      {pictures.map(({ url }, index) => (
        <li key={url}>
          <Box
            component="button"
            type="button"
            aria-label={t('picture', { number: index + 1 })}
            aria-pressed={index === shown}
            onClick={() => onShow(index)}
            sx={thumbStyles(index === shown)}
          >
            <Image src={url} alt="" width={64} height={64} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const thumbStyles = (isShown: boolean) => ({
  display: 'block',
  p: 0,
  border: 2,
  borderColor: isShown ? 'primary.main' : 'transparent',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'neutral.2',
  cursor: 'pointer',
});
