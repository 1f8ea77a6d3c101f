import type { CatalogCategory } from 'api';
import { ChevronRight } from 'lucide-react';
import { Box, Link, useText } from 'mfe-shared';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

type BreadcrumbsProps = {
  /** Undefined while the product is read. */
  categoryId: string | null | undefined;
  categories: readonly CatalogCategory[];
};

/** The product's categories. Their height is reserved while they are read. */
export function Breadcrumbs({ categoryId, categories }: BreadcrumbsProps) {
  const { t } = useTranslation('storefront/products');
  const text = useText();
  const own = categories.find(({ id }) => id === categoryId);
  const parent = categories.find(({ id }) => id === own?.parentId);
  const path = [parent, own].filter((category) => category !== undefined);
  return (
    <Box component="nav" aria-label={t('breadcrumbs')} sx={pathStyles}>
      {path.map((category, index) => (
        <Fragment key={category.id}>
          {index > 0 ? <ChevronRight size={14} aria-hidden /> : null}
          <Link
            to={`/search?category=${encodeURIComponent(category.slug)}`}
            underline={false}
            sx={linkStyles}
          >
            {text(category.name)}
          </Link>
        </Fragment>
      ))}
    </Box>
  );
}

const pathStyles = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 0.5,
  minHeight: 32,
  maxWidth: 1160,
  mx: 'auto',
  mb: 1,
  color: 'text.secondary',
  fontSize: '0.875rem',
};
const linkStyles = { py: 0.5, '&:hover': { color: 'text.primary', textDecoration: 'underline' } };
