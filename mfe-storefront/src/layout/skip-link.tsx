import { Box } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The first focus stop: it skips the header and is visible only while focused. */
export function SkipLink() {
  const { t } = useTranslation('storefront/layout');
  return (
    <Box
      component="a"
      href="#main"
      onClick={(event: { preventDefault: () => void }) => {
        // The URL does not change, because its hash opens drawers.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 1400,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0, overflow: 'hidden' },
      }}
    >
      {t('skip')}
    </Box>
  );
}
