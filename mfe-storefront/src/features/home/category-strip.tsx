import { useQuery } from '@tanstack/react-query';
import { Box, Image, Link, Skeleton, useTenant, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../ui/catalog.queries';
import { Section } from '../../ui/section';
import { Shelf } from '../../ui/shelf';

const placeholders = Array.from({ length: 12 }, (_, index) => `category-${index}`);

/** The first level of categories with their pictures. */
export function CategoryStrip() {
  const { t } = useTranslation('storefront/home');
  const { id: tenantId } = useTenant();
  const text = useText();
  const { data, isError } = useQuery(categoriesQuery(tenantId));
  if (isError) return null;
  const shown = data?.filter(({ parentId, productCount }) => parentId === null && productCount > 0);
  // A new store has empty categories.
  if (shown?.length === 0) return null;
  const title = t('categories');
  const tiles = shown
    ? shown.map((category) => ({
        key: category.id,
        content: (
          <Link
            to={`/search?category=${encodeURIComponent(category.slug)}`}
            underline={false}
            sx={tileStyles}
          >
            <Box className="picture" sx={pictureStyles}>
              {category.image ? <Image src={category.image} alt="" width={128} height={128} /> : null}
            </Box>
            {text(category.name)}
          </Link>
        ),
      }))
    : placeholders.map((key) => ({
        key,
        content: (
          <Box aria-hidden sx={tileStyles}>
            <Skeleton variant="rounded" sx={{ ...pictureStyles, height: 'auto' }} />
            <Skeleton variant="rounded" width="70%" height={14} sx={{ my: '3px' }} />
          </Box>
        ),
      }));
  return (
    <Section title={title}>
      <Shelf label={title} itemWidth={{ xs: 84, md: 116 }}>
        {tiles}
      </Shelf>
    </Section>
  );
}

const tileStyles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 128, md: 160 },
  textAlign: 'center',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& .picture img': { transition: 'transform 180ms ease-out' },
  '@media (hover: hover)': { '&:hover .picture img': { transform: 'scale(1.06)' } },
};

const pictureStyles = {
  width: '100%',
  maxWidth: 128,
  aspectRatio: '1',
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'neutral.2',
  '& img': { width: '100%', height: '100%' },
};
