import { useQueryClient } from '@tanstack/react-query';
import type { CustomizationRecord } from 'api';
import { notify, useWordOf } from 'mfe-shared';
import { useVersionedForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { usePageWords } from '../../ui/use-page-words';
import { useTenantId } from '../../ui/use-tenant-id';
import { recordQuery, useAddDocument, useReplaceDocument, useSaveSections } from './customization.queries';
import { changedSections, toDocument, toValues } from './customization-values';

/** The form over the whole document. Only the sections that differ are sent. */
export function useCustomizationForm(record: CustomizationRecord) {
  const { t } = useTranslation(['store-admin/customization', 'common']);
  const wordOf = useWordOf('store-admin/customization');
  const { nameOf } = usePageWords();
  const saveSections = useSaveSections();
  const add = useAddDocument();
  const replace = useReplaceDocument();
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useVersionedForm({
    record,
    empty: {},
    toValues: ({ customization }: CustomizationRecord) => toValues(customization),
    toInput: toDocument,
    save: (document, base) =>
      base?.version
        ? saveSections.mutateAsync({ ...changedSections(document, base), version: base.version })
        : add.mutateAsync(document),
    readNewest: () => queryClient.fetchQuery({ ...recordQuery(tenantId), staleTime: 0 }),
    fieldName: nameOf,
    problem: (message) => wordOf('problems', message),
    savedText: t('published'),
    savedAction: ({ version }, before) =>
      before
        ? {
            label: t('common:undo'),
            run: () =>
              void replace
                .mutateAsync({ ...before.customization, version })
                .then(() => notify.success(t('common:restored')), notify.error),
          }
        : undefined,
  });
}
