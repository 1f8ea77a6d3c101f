import { useQuery } from '@tanstack/react-query';
import type { BulkSelection, ProductRow } from 'api';
import { PencilLine, Table2 } from 'lucide-react';
import {
  Box,
  IconButton,
  lazyComponent,
  useFormat,
  useLanguage,
  useMayWrite,
  usePermission,
  useText,
} from 'mfe-shared';
import { AddButton, ListPage, useListWords, useResourceList, useRowActions } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { categoryOptions } from '../../ui/category-options';
import { categoriesQuery } from '../../ui/category-query';
import { productList, products } from '../../ui/product-resource';
import { Thumbnail } from '../../ui/thumbnail';
import { useTaxClassOptions } from '../../ui/use-tax-class-options';
import { useTenantId } from '../../ui/use-tenant-id';
import { ProductMenu } from './product-menu';
import type { ListedFilter } from './products.queries';
import { useStageChange } from './products.queries';

const BulkDialog = lazyComponent(() =>
  import(/* webpackChunkName: "bulk-dialog" */ './bulk-dialog').then((m) => m.BulkDialog),
);

const statuses = ['show', 'hide', 'draft'] as const;
const tones = { show: 'success', hide: 'neutral', draft: 'warning' } as const;

/** /admin/products: all products with their stock and state. */
export function ProductListPage() {
  const { t } = useTranslation(['store-admin/products', 'store-admin/layout']);
  const { page, columns, views, filter } = useListWords('store-admin/products');
  const { money, number } = useFormat();
  const text = useText();
  const mayWrite = useMayWrite();
  const [language] = useLanguage();
  const list = useResourceList(products, productList(language));
  const { search } = useLocation();
  const { setStatus, remove } = useRowActions(products);
  const stage = useStageChange();
  const navigate = useNavigate();
  const categories = useQuery(categoriesQuery(useTenantId(), usePermission('read_categories')));
  const categoryName = (id: string | null) =>
    text(categories.data?.find((category) => category.id === id)?.name);

  const priceOf = (price: number, variantCount: number) =>
    variantCount > 1 ? t('from', { price: money(price) }) : money(price);
  const [bulk, setBulk] = useState<{ selection: BulkSelection; count: number } | null>(null);
  const { q, filters } = list.params;
  const taxClasses = useTaxClassOptions(Boolean(filters.taxClass)).filter(({ value }) => value);
  const listed: ListedFilter = { ...filters, ...(q && { q }) };
  const change = {
    label: t('bulk.change'),
    icon: <PencilLine size={16} />,
    keepsSelection: true,
    run: async (ids: string[]) => setBulk({ selection: { ids }, count: ids.length }),
    runAll: async () =>
      setBulk({
        selection: { filter: listed },
        count: list.query.data?.totalDoc ?? 0,
      }),
  };

  /** Thousands are changed by a job, which is looked at first and can be undone for 30 days. */
  const statusOfAll = (status: ProductRow['status']) => async () => {
    const { id } = await stage.mutateAsync({
      selection: { filter: listed },
      operation: { type: 'status', status },
    });
    navigate(`/admin/products/changes/${id}`);
  };

  const add = mayWrite ? (
    <AddButton to="/admin/products/add" label={t('store-admin/layout:commands.add.products')} />
  ) : null;

  return (
    <>
      <ListPage<ProductRow>
        {...list}
        {...page}
        rowTo={({ id }) => `/admin/products/edit/${id}`}
        rowLabel={({ title }) => text(title)}
        primaryAction={
          <>
            {mayWrite ? (
              <IconButton label={t('menu.sheet')} to={`/admin/products/sheet${search}`}>
                <Table2 size={18} />
              </IconButton>
            ) : null}
            <ProductMenu filter={listed} mayWrite={mayWrite} />
            {add}
          </>
        }
        views={views('status', statuses)}
        filters={[
          {
            name: 'category',
            label: t('columns.category'),
            options: categoryOptions(categories.data ?? [], text),
          },
          filter('stock', ['in', 'low', 'out']),
          // The link of a tax class in use sets it.
          ...(filters.taxClass
            ? [{ name: 'taxClass', label: t('bulk.types.taxClass'), options: taxClasses }]
            : []),
        ]}
        columns={columns([
          {
            key: 'title',
            sortable: true,
            cell: ({ title, image, price, variantCount }) => (
              <Box component="span" sx={nameStyles}>
                <Thumbnail src={image} />
                <Box component="span" sx={wordsStyles}>
                  {text(title)}
                  <Box component="span" sx={onPhones}>
                    {priceOf(price, variantCount)}
                  </Box>
                </Box>
              </Box>
            ),
          },
          { key: 'status', hideBelow: 'sm', tones },
          { key: 'category', hideBelow: 'lg', cell: ({ categoryId }) => categoryName(categoryId) },
          { key: 'sku', hideBelow: 'lg' },
          {
            key: 'available',
            header: t('columns.stock'),
            align: 'right',
            sortable: true,
            cell: ({ available, variantCount }) => (
              <Box component="span" sx={available > 0 ? undefined : soldOut}>
                {available > 0 ? number(available) : t('stock.out')}
                {variantCount > 1 ? (
                  <Box component="span" sx={fromTablet}>
                    {` ${t('inVariants', { count: variantCount })}`}
                  </Box>
                ) : null}
              </Box>
            ),
          },
          {
            key: 'price',
            hideBelow: 'sm',
            align: 'right',
            sortable: true,
            cell: ({ price, variantCount }) => priceOf(price, variantCount),
          },
          { key: 'sales', as: 'number', hideBelow: 'lg', align: 'right', sortable: 'desc' },
          { key: 'updatedAt', as: 'date', hideBelow: 'lg', align: 'right', sortable: true },
        ])}
        bulkActions={
          mayWrite
            ? [
                change,
                ...(['show', 'hide'] as const).map((status) => ({
                  ...setStatus(status, {
                    label: t(`bulk.${status}`),
                    done: (count) => t(`bulk.done.${status}`, { count }),
                  }),
                  runAll: statusOfAll(status),
                })),
                remove({
                  label: t('delete'),
                  done: (count) => t('bulk.deleted', { count }),
                }),
              ]
            : []
        }
        empty={{ title: t('empty.title'), text: t('empty.text'), action: add }}
      />
      {bulk ? <BulkDialog {...bulk} onClose={() => setBulk(null)} /> : null}
    </>
  );
}

const nameStyles = { display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 } as const;
const wordsStyles = { hyphens: 'auto' } as const;
const soldOut = { color: 'error.main' } as const;
const fromTablet = { display: { xs: 'none', md: 'inline' } } as const;

/** Where the column of prices has no room. */
const onPhones = { display: { xs: 'block', sm: 'none' }, color: 'text.secondary', fontWeight: 400 } as const;
