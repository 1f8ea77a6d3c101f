import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select, TextField, Typography, usePermission, useSettings, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { categoryOptions } from '../../ui/category-options';
import { categoriesQuery } from '../../ui/category-query';
import { FieldPair } from '../../ui/field-pair';
import { TagsField } from '../../ui/tags-field';
import { useTaxClassOptions } from '../../ui/use-tax-class-options';
import { useTenantId } from '../../ui/use-tenant-id';
import type { BulkValues } from './bulk-operation';
import { endings } from './bulk-operation';

type BulkFieldsProps = { values: BulkValues; onChange: (change: Partial<BulkValues>) => void };

/** The fields of the chosen kind of change. */
export function BulkFields({ values, onChange }: BulkFieldsProps) {
  const { t } = useTranslation('store-admin/products');
  switch (values.type) {
    case 'percent':
    case 'amount':
      return <PriceFields values={values} onChange={onChange} />;
    case 'endSale':
      return <Typography>{t('bulk.endSaleHelp')}</Typography>;
    case 'category':
      return <CategoryField values={values} onChange={onChange} />;
    case 'taxClass':
      return <TaxClassField values={values} onChange={onChange} />;
    case 'addTags':
    case 'removeTags':
      return <TagsField label={t('bulk.tags')} value={values.tags} onChange={(tags) => onChange({ tags })} />;
    case 'status':
      return (
        <Select
          label={t('columns.status')}
          value={values.status}
          options={(['show', 'hide', 'draft'] as const).map((value) => ({
            value,
            label: t(`status.${value}`),
          }))}
          onChange={({ target }) => onChange({ status: target.value as BulkValues['status'] })}
        />
      );
    case 'publishAt':
    case 'unpublishAt':
      return (
        <TextField
          type="datetime-local"
          label={t(`bulk.${values.type}`)}
          help={t(`bulk.${values.type}Help`)}
          value={values.at}
          onChange={({ target }) => onChange({ at: target.value })}
        />
      );
  }
}

function PriceFields({ values, onChange }: BulkFieldsProps) {
  const { t } = useTranslation('store-admin/products');
  const currency = useSettings().global.default_currency;
  return (
    <>
      <FieldPair>
        <Select
          label={t('bulk.direction')}
          value={values.direction}
          options={(['up', 'down'] as const).map((value) => ({
            value,
            label: t(`bulk.directions.${value}`),
          }))}
          onChange={({ target }) => onChange({ direction: target.value as BulkValues['direction'] })}
        />
        <TextField
          label={t('bulk.by')}
          inputMode="decimal"
          autoComplete="off"
          value={values.by}
          endAdornment={values.type === 'percent' ? '%' : currency}
          onChange={({ target }) => onChange({ by: target.value })}
        />
      </FieldPair>
      <Select
        label={t('bulk.ending')}
        value={values.ending}
        options={endings.map((value) => ({ value, label: t(`bulk.endings.${value}`) }))}
        onChange={({ target }) => onChange({ ending: target.value as BulkValues['ending'] })}
      />
      <Checkbox
        label={t('bulk.asSale')}
        checked={values.asSale}
        onChange={({ target }) => onChange({ asSale: target.checked })}
      />
    </>
  );
}

function CategoryField({ values, onChange }: BulkFieldsProps) {
  const { t } = useTranslation('store-admin/products');
  const text = useText();
  const categories = useQuery(categoriesQuery(useTenantId(), usePermission('read_categories')));
  return (
    <Select
      label={t('columns.category')}
      value={values.categoryId}
      options={[{ value: '', label: t('bulk.noCategory') }, ...categoryOptions(categories.data ?? [], text)]}
      onChange={({ target }) => onChange({ categoryId: target.value })}
    />
  );
}

function TaxClassField({ values, onChange }: BulkFieldsProps) {
  const { t } = useTranslation('store-admin/products');
  return (
    <Select
      label={t('bulk.types.taxClass')}
      value={values.taxClassId}
      options={useTaxClassOptions()}
      onChange={({ target }) => onChange({ taxClassId: target.value })}
    />
  );
}
