import { Star } from 'lucide-react';
import { Box, VisuallyHidden } from 'mfe-shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type StarsInputProps = {
  /** 0 before one is chosen. */
  value: number;
  onChange: (value: number) => void;
  error: string | undefined;
};

/** Five stars to choose from: a group of radio buttons, for the keyboard as well. */
export function StarsInput({ value, onChange, error }: StarsInputProps) {
  const { t } = useTranslation('storefront/ui');
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 500 }}>
        {t('reviews.rating')}
      </Box>
      <Box sx={{ display: 'flex', ml: -1, color: 'warning.main' }}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Box component="label" key={star} sx={starStyles}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <Star size={28} aria-hidden fill={star <= value ? 'currentColor' : 'none'} />
            <VisuallyHidden>{t('reviews.stars', { count: star })}</VisuallyHidden>
          </Box>
        ))}
      </Box>
      <Box aria-live="polite" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
        {error}
      </Box>
    </Box>
  );
}

/** The input covers its star, so that a finger finds it. */
const starStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 1,
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
};
