import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ChangeItem, ProductChange } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { Box, PageSkeleton, useText } from 'mfe-shared';
import { ListPage, StatusChip, useListParams, useListWords } from 'mfe-shared/backoffice';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { ChangeActions } from './change-actions';
import { ChangeSummary } from './change-summary';
import { ItemChanges } from './item-changes';
import { changeItemsQuery, changeQuery } from './product-changes.queries';
import { stateTones } from './status-tones';
import { useChangeWords } from './use-change-words';

/** /admin/products/changes/:id: the rows of a change before, while and after it runs. */
export function ChangePage() {
  const { id = '' } = useParams();
  return (
    <Suspense key={id} fallback={<PageSkeleton variant="list" />}>
      <Change id={id} />
    </Suspense>
  );
}

const states = ['waiting', 'applied', 'refused'] as const;

function Change({ id }: { id: string }) {
  const { t } = useTranslation('store-admin/product-changes');
  const { columns } = useListWords('store-admin/product-changes');
  const text = useText();
  const tenantId = useTenantId();
  const { data: change } = useSuspenseQuery(changeQuery(tenantId, id));
  const { titleOf } = useChangeWords();
  const params = useListParams<ApiQuery<'/product-changes/{id}/items'>>({
    filters: ['state'],
    defaultSort: 'position',
    savedAs: 'product-change-rows',
  });
  const query = useQuery({
    ...changeItemsQuery(tenantId, change, params.query),
    placeholderData: keepPreviousData,
  });
  const nameOf = ({ title, after, sku }: ChangeItem) => text(title ?? after?.title) || sku;
  const chipOf = ({ state }: ChangeItem) => (
    <StatusChip status={state} tone={stateTones[state]} label={t(`state.${state}`)} />
  );
  return (
    <ListPage<ChangeItem>
      list={{ name: `product-changes/${id}/items`, query: params.query }}
      params={params}
      query={query}
      title={titleOf(change)}
      back={{ to: '/admin/products/changes', label: t('title') }}
      primaryAction={<ChangeActions change={change} />}
      notice={<ChangeSummary change={change} />}
      searchable={false}
      views={[
        { label: t('allRows'), filters: {}, count: change.total },
        ...states.map((state) => ({
          label: t(`state.${state}`),
          filters: { state },
          count: countOf(change, state),
        })),
      ]}
      rowId={({ position }) => String(position)}
      rowLabel={nameOf}
      columns={columns([
        {
          key: 'product',
          cell: (item) => {
            const label = text(item.label);
            const name = label ? `${nameOf(item)} (${label})` : nameOf(item);
            return (
              <Box sx={{ minWidth: 96, whiteSpace: 'normal' }}>
                {name}
                <Box sx={{ display: { sm: 'none' }, mt: 0.5 }}>{chipOf(item)}</Box>
              </Box>
            );
          },
        },
        { key: 'sku', hideBelow: 'md' },
        { key: 'change', header: t('columns.beforeAfter'), cell: (item) => <ItemChanges item={item} /> },
        {
          key: 'state',
          header: t('columns.status'),
          // On a phone it stands below the product.
          hideBelow: 'sm',
          cell: chipOf,
        },
      ])}
      empty={{ title: t('noRows.title'), text: t('noRows.text') }}
    />
  );
}

function countOf(change: ProductChange, state: (typeof states)[number]): number {
  if (state !== 'waiting') return change[state];
  return Math.max(change.total - change.applied - change.refused - change.unchanged, 0);
}
