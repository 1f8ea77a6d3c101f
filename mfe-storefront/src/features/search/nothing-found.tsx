import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Button, EmptyState, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../ui/catalog.queries';
import { MoreGoods } from '../../ui/more-goods';
import { CategoryLinks } from './category-links';
import type { ProductFilters } from './search.filters';

/** Nothing fits: the store's categories, and what others buy. */
export function NothingFound({ filters }: { filters: ProductFilters }) {
  const { t } = useTranslation('storefront/search');
  const { id: tenantId } = useTenant();
  const { data: categories } = useQuery(categoriesQuery(tenantId));
  return (
    <div>
      <EmptyState
        icon={<SearchX size={40} />}
        title={filters.q ? t('nothingFor', { term: filters.q }) : t('nothing')}
        text={t('nothingText')}
        action={
          <Button variant="contained" to="/search">
            {t('seeAll')}
          </Button>
        }
      />
      <CategoryLinks categories={categories ?? []} />
      <MoreGoods />
    </div>
  );
}
