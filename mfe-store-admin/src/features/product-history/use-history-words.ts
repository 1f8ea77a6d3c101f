import { useQuery } from '@tanstack/react-query';
import type { FieldChange } from 'api';
import { languageOptions, useFormat, usePermission, useText, useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../ui/category-query';
import { useTaxClassOptions } from '../../ui/use-tax-class-options';
import { useTenantId } from '../../ui/use-tenant-id';

/** One line: which field, what it was, and what it is. */
export type ChangeLine = { key: string; label: string; before: string; after: string };

const longest = 120;

/** Texts may be HTML, and long. */
const shortened = (text: string): string => {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
};

type Texts = Record<string, string | undefined>;

/** Says in the reader's words what a save changed. */
export function useHistoryWords(): (change: FieldChange) => ChangeLine[] {
  const { t } = useTranslation('store-admin/product-history');
  const wordOf = useWordOf('store-admin/product-history');
  const { money, dateTime, number, percent } = useFormat();
  const text = useText();
  const categories = useQuery(categoriesQuery(useTenantId(), usePermission('read_categories')));
  const categoryName = (id: unknown) =>
    text(categories.data?.find((category) => category.id === id)?.name) || t('unknown');

  const taxClasses = useTaxClassOptions();
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const shows: Record<string, (value: never) => string> = {
    categoryId: categoryName,
    categoryIds: (ids: string[]) => list(ids).map(categoryName).join(', '),
    taxClassId: (id: string) => taxClasses.find(({ value }) => value === id)?.label ?? t('unknownTax'),
    tags: (tags: string[]) => list(tags).join(', '),
    allergens: (names: string[]) => list(names).join(', '),
    diets: (names: string[]) => list(names).join(', '),
    images: (images: unknown[]) => t('pictures', { count: list(images).length }),
    bundleOf: (parts: unknown[]) => t('parts', { count: list(parts).length }),
    substituteIds: (ids: unknown[]) => number(list(ids).length),
    attributeIds: (ids: unknown[]) => number(list(ids).length),
    status: (status: 'show') => t(`status.${status}`),
    storageZone: (zone: 'ambient') => t(`zones.${zone}`),
    soldBy: (way: 'each') => t(`soldBy.${way}`),
    publishAt: (time: string) => dateTime(time),
    unpublishAt: (time: string) => dateTime(time),
    nutrition: (rows: Texts) =>
      Object.entries(rows)
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    nominalWeightG: (grams: number) => `${number(grams)} g`,
    tolerancePct: (share: number) => percent(share * 100),
    price: money,
    originalPrice: money,
    costPrice: money,
    variant: money,
    optionValues: () => t('changed'),
    image: () => t('pictures', { count: 1 }),
  };
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('none');
    const words = shows[field] ? shows[field](value as never) : String(value);
    return shortened(words) || t('none');
  };

  return ({ field, sku, before, after }) => {
    const name = wordOf('fields', field) ?? field;
    const label = sku ? t('ofVariant', { field: name, sku }) : name;
    if (!localizedFields.has(field)) {
      return [{ key: `${sku} ${field}`, label, before: show(field, before), after: show(field, after) }];
    }
    const [was, is] = [(before ?? {}) as Texts, (after ?? {}) as Texts];
    const languages = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return languages
      .filter((language) => (was[language] ?? '') !== (is[language] ?? ''))
      .map((language) => ({
        key: `${field} ${language}`,
        label: t('inLanguage', {
          field: name,
          language: languageOptions.find(({ value }) => value === language)?.label ?? language,
        }),
        before: show(field, was[language]),
        after: show(field, is[language]),
      }));
  };
}

const localizedFields = new Set(['title', 'description', 'ingredients', 'metaTitle', 'metaDescription']);
