import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Attribute } from 'api';
import { useFormat, useLanguage, usePermission, useText } from 'mfe-shared';
import { ExportRows, ListPage, StatusChip, useListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { attributesQuery } from '../../ui/attribute-query';
import { useBulkActions } from '../../ui/use-bulk-actions';
import { useTenantId } from '../../ui/use-tenant-id';
import { wholeList } from '../../ui/whole-list';
import { attributes } from './attributes.queries';
import { ValueNames } from './value-names';

const statuses = ['show', 'hide'] as const;

/** /admin/attributes: each attribute with its values. The API sends all of them, so they are searched here. */
export function AttributeListPage() {
  const { t } = useTranslation(['store-admin/attributes', 'store-admin/layout']);
  const { number } = useFormat();
  const text = useText();
  const [language] = useLanguage();
  const mayWrite = usePermission('write_attributes');
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
      return { ...wholeList(items), found };
    },
  });
  const rows = query.data?.items;

  return (
    <ListPage<Attribute>
      params={params}
      query={query}
      rowId={({ id }) => id}
      title={t('title')}
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
      searchPlaceholder={t('search')}
      views={[
        { label: t('views.all'), filters: {}, count: query.data?.found.length },
        ...statuses.map((status) => ({
          label: t(`status.${status}`),
          filters: { status },
          count: query.data?.found.filter((attribute) => attribute.status === status).length,
        })),
      ]}
      columns={[
        { key: 'title', header: t('fields.title'), sortable: true, cell: ({ title }) => text(title) },
        { key: 'name', header: t('fields.name'), hideBelow: 'lg', cell: ({ name }) => text(name) },
        {
          key: 'values',
          header: t('fields.values'),
          hideBelow: 'sm',
          cell: ({ values }) => <ValueNames values={values} />,
        },
        {
          key: 'option',
          header: t('fields.option'),
          hideBelow: 'md',
          cell: ({ option }) => t(`option.${option}`),
        },
        {
          key: 'status',
          header: t('fields.status'),
          hideBelow: 'sm',
          cell: ({ status }) => (
            <StatusChip
              status={status}
              tone={status === 'show' ? 'success' : 'neutral'}
              label={t(`status.${status}`)}
            />
          ),
        },
        {
          key: 'productCount',
          header: t('columns.products'),
          align: 'right',
          sortable: true,
          cell: ({ productCount }) => number(productCount),
        },
      ]}
      bulkActions={useBulkActions('attributes', attributes, mayWrite)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
