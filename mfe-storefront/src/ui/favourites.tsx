import { Heart as HeartIcon } from 'lucide-react';
import { Box, IconButton } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { HeartProps } from './favourite-slot';
import { useHeart } from './favourite-slot';
import { openFavourites, toggleFavourite, useFavourites } from './favourites.store';

/** Loaded after the page: shows the hearts, and reads what is marked. */
export function startFavourites(tenantId: string, customerId: string | null): void {
  useHeart.setState({ Heart });
  void openFavourites(tenantId, customerId);
}

function Heart({ productId, title }: HeartProps) {
  const { t } = useTranslation('storefront/ui');
  const isMarked = useFavourites(({ ids }) => ids.includes(productId));
  return (
    <Box sx={placeStyles}>
      <IconButton
        label={t('favourite', { title })}
        aria-pressed={isMarked}
        onClick={() => void toggleFavourite(productId)}
      >
        <HeartIcon size={20} fill={isMarked ? 'currentColor' : 'none'} />
      </IconButton>
    </Box>
  );
}

/** Over the upper right corner of the picture; the card's link is below it. */
const placeStyles = {
  position: 'absolute',
  top: 8,
  right: 8,
  zIndex: 1,
  borderRadius: '999px',
  bgcolor: 'background.paper',
  boxShadow: '0 1px 6px rgb(0 0 0 / 18%)',
  '& .MuiIconButton-root': {
    borderRadius: '999px',
    color: 'text.secondary',
    '&[aria-pressed="true"]': { color: 'error.main' },
  },
};
