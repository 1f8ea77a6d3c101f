import type { PlatformAdminSetting } from 'api';
import { TextField, useSettings, useWordOf } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useDocumentForm, useNamedFields, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../ui/may';
import { FaviconField } from './favicon-field';
import { LocalizedSetting } from './localized-setting';
import { MailTest } from './mail-test';
import { platformSettings } from './platform-settings.queries';
import { ReservedNames } from './reserved-names';
import { SearchPreview } from './search-preview';
import type { SettingValues } from './setting-values';
import { emptyValues, toInput, toValues } from './setting-values';
import { ToolsSection } from './tools-section';

/** One form for the platform's document: two people who change different fields both keep theirs. */
export function SettingForm({ record }: { record: PlatformAdminSetting }) {
  const { t } = useTranslation('platform-admin/platform-settings');
  const readOnly = useReadOnly();
  const versioned = useDocumentForm(platformSettings, {
    record,
    empty: emptyValues,
    toValues,
    toInput,
    together: ['maintenance_from', 'maintenance_until'],
    fieldOf: (field) => field.split('.')[0] ?? field,
    words: 'platform-admin/platform-settings',
  });
  return (
    <VersionedFormPage versioned={versioned} title={t('title')} readOnly={readOnly} aside={<ToolsSection />}>
      <FormSection title={t('sections.platform')} help={t('sectionHelp.platform')}>
        <Line name="platform_title" maxLength={120} />
        <Line name="platform_description" maxLength={300} multiline />
        <Line name="platform_url" maxLength={200} placeholder="https://larder.example" />
        <FaviconField />
      </FormSection>
      <FormSection title={t('sections.search')} help={t('sectionHelp.search')}>
        <Line name="meta_title" maxLength={120} />
        <Line name="meta_description" maxLength={300} multiline />
        <Line name="meta_keywords" maxLength={300} />
        <SearchPreview />
      </FormSection>
      <FormSection title={t('sections.names')} help={t('sectionHelp.names')}>
        <ReservedNames always={record.always_reserved} />
      </FormSection>
      <FormSection title={t('sections.mail')} help={t('sectionHelp.mail')}>
        <Line name="mail_sender" maxLength={80} placeholder="Larder" />
        <LocalizedSetting name="mail_closing" maxLength={500} />
        <MailTest />
      </FormSection>
      <FormSection title={t('sections.maintenance')} help={t('sectionHelp.maintenance')}>
        <Line name="maintenance_from" type="datetime-local" />
        <Line name="maintenance_until" type="datetime-local" />
        <LocalizedSetting name="maintenance_message" maxLength={300} />
      </FormSection>
    </VersionedFormPage>
  );
}

type TextName = Exclude<keyof SettingValues, 'mail_closing' | 'maintenance_message'>;
type LineProps = {
  name: TextName;
  maxLength?: number;
  multiline?: boolean;
  type?: 'datetime-local';
  placeholder?: string;
};

/** A text that may stay empty; it shows the specified default then. */
function Line({ name, maxLength, placeholder, ...kind }: LineProps) {
  const wordOf = useWordOf('platform-admin/platform-settings');
  const field = useNamedFields<SettingValues>();
  const { platform } = useSettings();
  const used = name in platform ? platform[name as 'platform_title'] : '';
  return (
    <TextField
      {...kind}
      help={wordOf('help', name)}
      required={false}
      autoComplete="off"
      placeholder={placeholder ?? (used || undefined)}
      {...(kind.multiline && { minRows: 2 })}
      inputProps={{ maxLength }}
      {...field(name)}
    />
  );
}
