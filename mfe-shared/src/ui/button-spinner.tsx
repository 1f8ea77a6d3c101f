import { useTranslation } from 'react-i18next';
import { Box } from './box';
import { ring } from './spinner';

/** In a button that works: in the button's own colour, and named for those who do not see it. */
export function ButtonSpinner() {
  const { t } = useTranslation('common');
  return (
    <Box
      component="span"
      role="progressbar"
      aria-label={t('loading')}
      sx={{ ...ring(16), display: 'block', borderColor: 'transparent', borderTopColor: 'currentColor' }}
    />
  );
}
