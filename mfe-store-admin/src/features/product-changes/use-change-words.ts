import { useQuery } from '@tanstack/react-query';
import type { ChangeValues, ProductChange } from 'api';
import { languageOptions, useFormat, usePermission, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../ui/category-query';
import { useTaxClassOptions } from '../../ui/use-tax-class-options';
import { useTenantId } from '../../ui/use-tenant-id';

/** Fields that follow from another one are not named. */
const shownFields = [
  'title',
  'brand',
  'categoryId',
  'tags',
  'status',
  'publishAt',
  'unpublishAt',
  'externalRef',
  'sku',
  'barcode',
  'price',
  'originalPrice',
  'costPrice',
  'stock',
  'soldBy',
  'pricedBy',
  'nominalWeightG',
  'tolerancePct',
  'bundleOf',
  'ageLimit',
  'shelfLifeDays',
  'aisle',
  'taxClassId',
  'substituteIds',
] as const;
type Field = (typeof shownFields)[number];

type Title = ChangeValues['title'];

export type FieldChange = { field: Field; label: string; before: string; after: string };

/** Says what a change does, and how each field looks before and after it. */
export function useChangeWords() {
  const { t } = useTranslation('store-admin/product-changes');
  const { money, percent, number, dateTime } = useFormat();
  const text = useText();
  const categories = useQuery(categoriesQuery(useTenantId(), usePermission('read_categories')));
  const categoryName = (id: string | null | undefined) =>
    (id && text(categories.data?.find((category) => category.id === id)?.name)) || t('none');

  const taxClasses = useTaxClassOptions();
  const taxName = (id: string | null | undefined) =>
    taxClasses.find(({ value }) => value === (id ?? ''))?.label ?? t('none');

  const show: Record<Field, (values: ChangeValues) => string> = {
    title: ({ title }) => text(title),
    brand: ({ brand }) => brand ?? '',
    categoryId: ({ categoryId }) => categoryName(categoryId),
    tags: ({ tags = [] }) => tags.join(', '),
    status: ({ status }) => (status ? t(`productStatus.${status}`) : ''),
    publishAt: ({ publishAt }) => (publishAt ? dateTime(publishAt) : ''),
    unpublishAt: ({ unpublishAt }) => (unpublishAt ? dateTime(unpublishAt) : ''),
    externalRef: ({ externalRef }) => externalRef ?? '',
    sku: ({ sku }) => sku ?? '',
    barcode: ({ barcode }) => barcode ?? '',
    price: ({ price }) => (price === undefined ? '' : money(price)),
    originalPrice: ({ originalPrice }) => (originalPrice === undefined ? '' : money(originalPrice)),
    costPrice: ({ costPrice }) => (costPrice === undefined || costPrice === null ? '' : money(costPrice)),
    soldBy: ({ soldBy }) => soldBy ?? '',
    pricedBy: ({ pricedBy }) => pricedBy ?? '',
    nominalWeightG: ({ nominalWeightG }) => (nominalWeightG ? `${number(nominalWeightG)} g` : ''),
    tolerancePct: ({ tolerancePct }) => (tolerancePct === undefined ? '' : percent(tolerancePct * 100)),
    bundleOf: ({ bundleOf = [] }) => (bundleOf.length > 0 ? t('parts', { count: bundleOf.length }) : ''),
    ageLimit: ({ ageLimit }) => (ageLimit ? number(ageLimit) : ''),
    shelfLifeDays: ({ shelfLifeDays }) => (shelfLifeDays ? number(shelfLifeDays) : ''),
    aisle: ({ aisle }) => aisle ?? '',
    taxClassId: ({ taxClassId }) => taxName(taxClassId),
    substituteIds: ({ substituteIds = [] }) => (substituteIds.length > 0 ? number(substituteIds.length) : ''),
    stock: ({ stock }) => (stock === undefined ? '' : number(stock)),
  };

  function fieldChanges(before: ChangeValues | null, after: ChangeValues | null): FieldChange[] {
    const inView = titleInView(before?.title, after?.title);
    return shownFields
      .filter((field) => (after ?? before)?.[field] !== undefined)
      .map((field) => ({
        field,
        label: t(`fields.${field}`),
        before: (before && show[field](inView(before))) || t('none'),
        after: (after && show[field](inView(after))) || t('none'),
      }));
  }

  /** In the reader's language, or where the name stays as it was there in one in which it does not. */
  function titleInView(before: Title, after: Title): (values: ChangeValues) => ChangeValues {
    const other = languageOptions
      .map(({ value }) => value)
      .find((code) => (before?.[code] ?? '') !== (after?.[code] ?? ''));
    if (!before || !after || !other || text(before) !== text(after)) return (values) => values;
    return (values) => ({ ...values, title: { [other]: values.title?.[other] ?? '' } });
  }

  function titleOf({ source }: Pick<ProductChange, 'source'>): string {
    const signed = (words: string, isMore: boolean) => (isMore ? `+${words}` : words);
    switch (source.type) {
      case 'percent': {
        const share = signed(percent(source.basisPoints), source.basisPoints > 0);
        return source.basisPoints === 0 ? t('titles.rounding') : t('titles.price', { change: share });
      }
      case 'amount':
        return t('titles.price', { change: signed(money(source.amount), source.amount > 0) });
      case 'category':
        return t('titles.category', { name: categoryName(source.categoryId) });
      case 'taxClass':
        return t('titles.taxClass', { name: taxName(source.taxClassId) });
      case 'addTags':
        return t('titles.addTags', { tags: source.tags.join(', ') });
      case 'removeTags':
        return t('titles.removeTags', { tags: source.tags.join(', ') });
      case 'status':
        return t(`titles.status.${source.status}`);
      case 'publishAt':
        return source.at ? t('titles.publishAt', { time: dateTime(source.at) }) : t('titles.noPublishAt');
      case 'unpublishAt':
        return source.at ? t('titles.unpublishAt', { time: dateTime(source.at) }) : t('titles.noUnpublishAt');
      case 'import':
        return t('titles.import', { file: source.file });
      default:
        return t(`titles.${source.type}`);
    }
  }

  return { fieldChanges, titleOf };
}
