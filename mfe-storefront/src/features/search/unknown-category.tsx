import type { CatalogCategory } from 'api';
import { Compass } from 'lucide-react';
import { Button, EmptyState } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { MoreGoods } from '../../ui/more-goods';
import { Page } from '../../ui/page';
import { CategoryLinks } from './category-links';

/** The address names a category that the store does not have, or no longer. */
export function UnknownCategory({ categories }: { categories: readonly CatalogCategory[] }) {
  const { t } = useTranslation('storefront/search');
  return (
    <Page>
      <EmptyState
        icon={<Compass size={40} />}
        level="h1"
        title={t('noCategory')}
        text={t('noCategoryText')}
        action={
          <Button variant="contained" to="/search">
            {t('seeAll')}
          </Button>
        }
      />
      <CategoryLinks categories={categories} />
      <MoreGoods />
    </Page>
  );
}
