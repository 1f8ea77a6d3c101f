import { useQuery } from '@tanstack/react-query';
import type { SelectOption } from 'mfe-shared';
import { useFormat, useSettings } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { taxClassesQuery } from './tax-class-query';
import { useTenantId } from './use-tenant-id';

/** The rates that goods can have, the store’s usual one first, whose value is empty. */
export function useTaxClassOptions(enabled = true): SelectOption[] {
  const { t } = useTranslation('store-admin/ui');
  const { percent } = useFormat();
  const { data = [] } = useQuery({ ...taxClassesQuery(useTenantId()), enabled });
  return [
    { value: '', label: t('usualTax', { rate: percent(useSettings().store.tax_rate_bp ?? 0) }) },
    ...data.map(({ id, name, rateBp }) => ({ value: id, label: `${name} (${percent(rateBp)})` })),
  ];
}
