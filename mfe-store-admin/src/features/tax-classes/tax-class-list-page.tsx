import type { TaxClass } from 'api';
import { useFormat, useMayWrite } from 'mfe-shared';
import { ListPage, useListWords, useResourceList } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { taxClasses } from './tax-classes.queries';

/** /admin/tax-classes: the rates of tax beside the store's usual one. */
export function TaxClassListPage() {
  const { t } = useTranslation('store-admin/tax-classes');
  const { page, columns } = useListWords('store-admin/tax-classes');
  const { percent } = useFormat();
  const mayWrite = useMayWrite();

  return (
    <ListPage<TaxClass>
      {...useResourceList(taxClasses, { defaultSort: 'name' })}
      {...page}
      rowTo={({ id }) => `/admin/tax-classes/${id}`}
      rowLabel={({ name }) => name}
      add={mayWrite && { to: '/admin/tax-classes/add', label: t('add') }}
      columns={columns([
        { key: 'name', sortable: 'asc' },
        { key: 'rateBp', align: 'right', sortable: true, cell: ({ rateBp }) => percent(rateBp) },
        { key: 'productCount', as: 'number', align: 'right' },
        { key: 'updatedAt', as: 'dateTime', hideBelow: 'md', sortable: true },
      ])}
    />
  );
}
