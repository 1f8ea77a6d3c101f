import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { Box } from './box';

export type RatingProps = {
  /** From 1 to 5; the average of several ratings may be a fraction. */
  value: number;
  /** In pixels. */
  size?: number;
};

/**
 * Five stars, of which as many are filled as the rating has; read out as a number. They are letters: a page of reviews
 * has hundreds of stars, and a picture of each would delay its first paint.
 */
export function Rating({ value, size = 16 }: RatingProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const filled = Math.round(value);
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('stars', { value: number(value) })}
      sx={size === 16 ? usualStyles : stylesFor(size)}
    >
      {'★'.repeat(filled)}
      <i>{'★'.repeat(5 - filled)}</i>
    </Box>
  );
}

const stylesFor = (size: number) => ({
  color: 'warning.main',
  fontSize: `${size * 1.125}px`,
  lineHeight: 1.25,
  letterSpacing: '1px',
  // A narrow column of a table must not press them.
  whiteSpace: 'nowrap',
  '& i': { fontStyle: 'normal', color: 'neutral.4' },
});

const usualStyles = stylesFor(16);
