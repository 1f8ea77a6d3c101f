import { useTranslation } from 'react-i18next';
import { Box } from './box';
import { ring } from './spinner';

/** The spinner in a loading button: in the button's colour, with an accessible name. */
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
