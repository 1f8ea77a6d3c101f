import { useQuery } from '@tanstack/react-query';
import { Alert, Box, Button, Drawer, Skeleton, Stack, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../ui/catalog.queries';
import { CategoryBranch } from './category-branch';
import { MenuLinks } from './menu-links';

/** All categories, each with those below it. */
export function CategoryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('storefront/layout');
  const { id: tenantId } = useTenant();
  const { data: categories, isError, refetch } = useQuery({ ...categoriesQuery(tenantId), enabled: open });
  return (
    <Drawer open={open} onClose={onClose} side="left" title={t('categories')} width={360}>
      {isError ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {t('categoriesFailed')}
        </Alert>
      ) : null}
      <Box component="nav" aria-label={t('categories')} sx={{ mx: -1 }}>
        {categories ? (
          <Box component="ul" role="list">
            {categories
              .filter(({ parentId, productCount }) => parentId === null && productCount > 0)
              .map((category) => (
                <CategoryBranch
                  key={category.id}
                  category={category}
                  below={categories.filter(({ parentId }) => parentId === category.id)}
                />
              ))}
          </Box>
        ) : (
          !isError && <CategoriesSkeleton />
        )}
      </Box>
      <MenuLinks isColumn />
    </Drawer>
  );
}

function CategoriesSkeleton() {
  return (
    <Stack sx={{ gap: 1.5, px: 1 }}>
      {Array.from({ length: 8 }, (_, index) => `row-${index}`).map((key) => (
        <Skeleton key={key} variant="rounded" height={48} />
      ))}
    </Stack>
  );
}
