import type { CatalogCategory } from 'api';
import { ChevronDown } from 'lucide-react';
import { Box, Collapse, IconButton, Image, Link, useText } from 'mfe-shared';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type CategoryBranchProps = { category: CatalogCategory; below: readonly CatalogCategory[] };

/** A category as a link, with a button that shows its sub-categories. */
export function CategoryBranch({ category, below }: CategoryBranchProps) {
  const { t } = useTranslation('storefront/layout');
  const text = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = text(category.name);
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Link to={pathOf(category)} underline={false} sx={{ ...linkStyles, fontWeight: 600 }}>
          {category.image ? (
            <Image src={category.image} alt="" width={40} height={40} sx={{ borderRadius: 1 }} />
          ) : null}
          <Box component="span" sx={{ flex: 1 }}>
            {name}
          </Box>
          <Box
            component="span"
            className="tabular"
            sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.875rem' }}
          >
            {category.productCount}
          </Box>
        </Link>
        {below.length > 0 ? (
          <IconButton
            label={t(open ? 'hideBelow' : 'showBelow', { name })}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Box
              component={ChevronDown}
              size={18}
              sx={{ transition: 'transform 160ms ease-out', transform: open ? 'rotate(180deg)' : 'none' }}
            />
          </IconButton>
        ) : (
          <Box sx={{ width: 40 }} />
        )}
      </Box>
      {below.length > 0 ? (
        <Collapse in={open} id={id}>
          <Box component="ul" role="list" sx={{ pl: 6 }}>
            {below.map((child) => (
              <li key={child.id}>
                <Link to={pathOf(child)} underline={false} sx={linkStyles}>
                  {text(child.name)}
                </Link>
              </li>
            ))}
          </Box>
        </Collapse>
      ) : null}
    </li>
  );
}

const pathOf = ({ slug }: CatalogCategory) => `/search?category=${encodeURIComponent(slug)}`;

const linkStyles = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  px: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'neutral.2' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
