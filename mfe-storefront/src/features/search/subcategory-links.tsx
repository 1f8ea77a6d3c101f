import type { CatalogCategory } from 'api';
import { Box, Link, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type SubcategoryLinksProps = { category: CatalogCategory; categories: readonly CatalogCategory[] };

/** The sub-categories; in a category without any, its siblings. */
export function SubcategoryLinks({ category, categories }: SubcategoryLinksProps) {
  const { t } = useTranslation('storefront/search');
  const text = useText();
  const below = (id: string) =>
    categories.filter(({ parentId, productCount }) => parentId === id && productCount > 0);
  const children = below(category.id);
  const parent = categories.find(({ id }) => id === category.parentId);
  const top = children.length > 0 ? category : parent;
  const shown = top ? below(top.id) : [];
  if (!top || shown.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('subcategories')} sx={navStyles}>
      <Link {...linkProps(top, category)}>{t('allOf', { name: text(top.name) })}</Link>
      {shown.map((child) => (
        <Link key={child.id} {...linkProps(child, category)}>
          {text(child.name)}
        </Link>
      ))}
    </Box>
  );
}

function linkProps(target: CatalogCategory, current: CatalogCategory) {
  const here = target.id === current.id;
  return {
    to: `/search?category=${encodeURIComponent(target.slug)}`,
    underline: false,
    'aria-current': here ? ('page' as const) : undefined,
    sx: here ? herePill : pill,
  };
}

const navStyles = {
  display: 'flex',
  gap: 1,
  mt: 2,
  mx: -2,
  px: 2,
  py: 0.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
};

const pillStyles = (here: boolean) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  px: 2,
  border: 1,
  borderColor: here ? 'primary.main' : 'neutral.4',
  borderRadius: '999px',
  bgcolor: here ? 'primary.light' : 'background.paper',
  color: here ? 'primary.main' : 'text.primary',
  fontSize: '0.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: here ? 'primary.main' : 'neutral.6' },
});

const pill = pillStyles(false);
const herePill = pillStyles(true);
