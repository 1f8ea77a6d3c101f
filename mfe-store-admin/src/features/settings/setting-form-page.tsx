import { useSuspenseQuery } from '@tanstack/react-query';
import { minorDigits, useLanguage, useMayWrite, useSettings, useWordOf } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useDocumentForm, VersionedFormPage } from 'mfe-shared/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { SettingField } from './setting-field';
import type { SettingForm } from './setting-fields';
import { toInput, toValues } from './setting-values';
import { settingDocuments } from './settings.queries';

type SettingFormPageProps = { title: string; form: SettingForm; children?: ReactNode };

/** A form for some fields of one document; what it does not name stays as it is. */
export function SettingFormPage({ title, form, children }: SettingFormPageProps) {
  const { t } = useTranslation('store-admin/settings');
  const wordOf = useWordOf('store-admin/settings');
  const mayWrite = useMayWrite();
  const [language] = useLanguage();
  const document = settingDocuments[form.kind];
  const { data } = useSuspenseQuery(document.query(useTenantId()));
  const typing = { digits: minorDigits(useSettings().global.default_currency), language };
  const versioned = useDocumentForm(document, {
    record: data,
    empty: toValues(form, {}, typing),
    toValues: (setting) => toValues(form, setting, typing),
    toInput: (values) => toInput(form, values, typing),
    words: 'store-admin/settings',
    undo: true,
  });
  return (
    <VersionedFormPage versioned={versioned} title={title} readOnly={mayWrite ? null : t('readOnly')}>
      {form.sections.map(({ name, fields }) => (
        <FormSection key={name} title={t(`sections.${name}`)} help={wordOf('sectionHelp', name)}>
          {fields.map((field) => (
            <SettingField key={field.name} field={field} />
          ))}
        </FormSection>
      ))}
      {children}
    </VersionedFormPage>
  );
}
