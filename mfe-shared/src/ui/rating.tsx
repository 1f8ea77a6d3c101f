import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { Box } from './box';

export type RatingProps = {
  /** From 1 to 5; the average of several ratings may be a fraction. */
  value: number;
  /** In pixels. */
  size?: number;
};

/** Five stars, of which as many are filled as the rating has; read out as a number. */
export function Rating({ value, size = 16 }: RatingProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const filled = Math.round(value);
  return (
    <Box component="span" role="img" aria-label={t('stars', { value: number(value) })} sx={styles}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={size} fill={star <= filled ? 'currentColor' : 'none'} />
      ))}
    </Box>
  );
}

const styles = {
  display: 'inline-flex',
  gap: '2px',
  color: 'warning.main',
  verticalAlign: 'middle',
  // A narrow column of a table must not press them.
  '& svg': { flex: 'none' },
};
