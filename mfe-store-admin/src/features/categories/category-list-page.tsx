import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Button, EmptyState, PageSkeleton, Stack, useErrorText, usePermission } from 'mfe-shared';
import { PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { treeQuery } from './categories.queries';
import { TreeList } from './tree-list';

/** /admin/categories: the store's tree, which is ordered by dragging or by keyboard. */
export function CategoryListPage() {
  const { t } = useTranslation(['store-admin/categories', 'common', 'store-admin/layout']);
  const mayWrite = usePermission('write_categories');
  const errorText = useErrorText();
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
        actions={add ? <span data-primary-action>{add}</span> : undefined}
      />
      {data && data.length > 0 ? <TreeList categories={data} mayWrite={mayWrite} /> : null}
      {data?.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} action={add} />
      ) : null}
      {!data && error ? (
        <div role="alert">
          <EmptyState
            title={t('common:failedTitle')}
            text={errorText(error)}
            action={
              <Button variant="contained" onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
            }
          />
        </div>
      ) : null}
      {!data && !error ? <PageSkeleton variant="list" /> : null}
    </Stack>
  );
}
