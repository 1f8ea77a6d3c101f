import { Box, Link, useSettings, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { menuOf } from './menu-of';

/** The store's pages by its menu, in a row, or in a column of a drawer. */
export function MenuLinks({ isColumn = false }: { isColumn?: boolean }) {
  const { t } = useTranslation('storefront/layout');
  const { pathname } = useLocation();
  const text = useText();
  const { customization } = useSettings();
  const entries = customization ? menuOf(customization).filter(({ label }) => text(label)) : [];
  if (entries.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('storeMenu')} sx={isColumn ? columnStyles : rowStyles}>
      {entries.map(({ to, label }) => (
        <Link key={to} to={to} underline={false} aria-current={pathname === to ? 'page' : undefined}>
          {text(label)}
        </Link>
      ))}
    </Box>
  );
}

const linkStyles = { color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' };
const shownStyles = { '& a:hover, & a[aria-current]': { color: 'text.primary' } };
const rowStyles = {
  display: 'flex',
  gap: 2.5,
  minWidth: 0,
  overflow: 'hidden',
  '& a': linkStyles,
  ...shownStyles,
};
const columnStyles = {
  display: { xs: 'grid', md: 'none' },
  mt: 2,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  '& a': { ...linkStyles, py: 1.25 },
  ...shownStyles,
};
