import { useQuery } from '@tanstack/react-query';
import type { Category } from 'api';
import { Plus } from 'lucide-react';
import { Button, EmptyState, PageSkeleton, Stack, useMayWrite, useText } from 'mfe-shared';
import { ExportRows, LoadFailed, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { treeQuery } from './categories.queries';
import { pathTo, treeRows } from './category-tree';
import { TreeList } from './tree-list';

/** /admin/categories: the store's tree, which is ordered by dragging or by keyboard. */
export function CategoryListPage() {
  const { t } = useTranslation(['store-admin/categories', 'store-admin/layout']);
  const mayWrite = useMayWrite();
  const text = useText();
  const { data, error, refetch } = useQuery(treeQuery(useTenantId()));
  const add = mayWrite ? (
    <Button variant="contained" to="/admin/categories/add" startIcon={<Plus size={16} />}>
      {t('store-admin/layout:commands.add.categories')}
    </Button>
  ) : null;
  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('title')}
        count={data?.length}
        actions={
          <>
            {data && data.length > 0 ? (
              <ExportRows<Category>
                name="categories"
                read={() => treeRows(data).map(({ category }) => category)}
                columns={{
                  path: ({ id }) =>
                    pathTo(data, id)
                      .map(({ name }) => text(name))
                      .join(' / '),
                  name: ({ name }) => text(name),
                  slug: ({ slug }) => slug,
                  status: ({ status }) => status,
                  products: ({ totalCount }) => totalCount,
                  productsShown: ({ productCount }) => productCount,
                }}
              />
            ) : null}
            {add ? <span data-primary-action>{add}</span> : null}
          </>
        }
      />
      {data && data.length > 0 ? <TreeList categories={data} mayWrite={mayWrite} /> : null}
      {data?.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} action={add} />
      ) : null}
      {!data && error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <PageSkeleton variant="list" /> : null}
    </Stack>
  );
}
