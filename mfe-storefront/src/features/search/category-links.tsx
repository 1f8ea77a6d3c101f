import type { CatalogCategory } from 'api';
import { Box, Link, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The top categories that have goods, for a page without any. */
export function CategoryLinks({ categories }: { categories: readonly CatalogCategory[] }) {
  const { t } = useTranslation('storefront/search');
  const text = useText();
  const top = categories.filter(({ parentId, productCount }) => parentId === null && productCount > 0);
  if (top.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('categories')} sx={navStyles}>
      {top.map(({ id, slug, name }) => (
        <Link key={id} to={`/search?category=${encodeURIComponent(slug)}`} underline={false} sx={linkStyles}>
          {text(name)}
        </Link>
      ))}
    </Box>
  );
}

const navStyles = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1, mb: 4 };
const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  px: 2,
  border: 1,
  borderColor: 'neutral.4',
  borderRadius: '999px',
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  fontWeight: 500,
  '&:hover': { borderColor: 'neutral.6' },
};
