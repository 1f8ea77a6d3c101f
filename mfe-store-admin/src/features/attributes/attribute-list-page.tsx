import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Attribute } from 'api';
import { useLanguage, useMayWrite, useText } from 'mfe-shared';
import { ExportRows, ListPage, useListParams, useListWords, wholeList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { attributesQuery } from '../../ui/attribute-query';
import { useBulkActions } from '../../ui/use-bulk-actions';
import { useTenantId } from '../../ui/use-tenant-id';
import { attributes } from './attributes.queries';
import { ValueNames } from './value-names';

const tones = { show: 'success', hide: 'neutral' } as const;

/** /admin/attributes: each attribute with its values. The API sends all of them, so they are searched here. */
export function AttributeListPage() {
  const { t } = useTranslation(['store-admin/attributes', 'store-admin/layout']);
  const { page, columns, views } = useListWords('store-admin/attributes');
  const text = useText();
  const [language] = useLanguage();
  const mayWrite = useMayWrite();
  const params = useListParams({ filters: ['status'], defaultSort: 'position', savedAs: 'attributes' });
  const isFound = ({ title, name, values }: Attribute) => {
    const words = [title, name, ...values.map((value) => value.name)].flatMap(Object.values);
    return words.some((word: string) => word.toLowerCase().includes(params.q.trim().toLowerCase()));
  };
  const order = (a: Attribute, b: Attribute) => {
    const sign = params.sort.startsWith('-') ? -1 : 1;
    if (params.sort.endsWith('title')) return sign * text(a.title).localeCompare(text(b.title), language);
    return params.sort.endsWith('productCount') ? sign * (a.productCount - b.productCount) : 0;
  };
  const query = useQuery({
    ...attributesQuery(useTenantId(), true),
    placeholderData: keepPreviousData,
    select: (all) => {
      const found = all.filter(isFound);
      const { status: wanted } = params.filters;
      const items = found.filter(({ status }) => !wanted || status === wanted).toSorted(order);
      const show = found.filter((attribute) => attribute.status === 'show').length;
      return { ...wholeList(items), counts: { show, hide: found.length - show } };
    },
  });
  const rows = query.data?.items;

  return (
    <ListPage<Attribute>
      {...page}
      params={params}
      query={query}
      rowId={({ id }) => id}
      rowTo={({ id }) => `/admin/attributes/${id}`}
      rowLabel={({ title }) => text(title)}
      actions={
        <ExportRows<Attribute>
          name="attributes"
          read={rows && (() => rows)}
          columns={{
            title: ({ title }) => text(title),
            name: ({ name }) => text(name),
            values: ({ values }) => values.map((value) => text(value.name)).join(', '),
            option: ({ option }) => option,
            status: ({ status }) => status,
            products: ({ productCount }) => productCount,
          }}
        />
      }
      add={
        mayWrite && { to: '/admin/attributes/add', label: t('store-admin/layout:commands.add.attributes') }
      }
      views={views('status', ['show', 'hide'], query.data?.counts)}
      columns={columns([
        { key: 'title', as: 'text', sortable: true },
        { key: 'name', as: 'text', hideBelow: 'lg' },
        { key: 'values', hideBelow: 'sm', cell: ({ values }) => <ValueNames values={values} /> },
        { key: 'option', hideBelow: 'md', as: 'word' },
        { key: 'status', hideBelow: 'sm', tones },
        { key: 'productCount', as: 'number', header: t('columns.products'), align: 'right', sortable: true },
      ])}
      bulkActions={useBulkActions('attributes', attributes, mayWrite)}
    />
  );
}
