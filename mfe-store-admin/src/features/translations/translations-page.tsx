import { useQuery } from '@tanstack/react-query';
import type { LanguageCode, MissingText, TextKind, Translation } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { notify, Select, Stack, useMayWrite, useSettings, useStoreLanguages } from 'mfe-shared';
import { LeaveGuard, ListPage, SaveBar, useListParams } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { CsvButtons } from './csv-buttons';
import { textKinds } from './text-place';
import { TranslationRow } from './translation-row';
import { missingTextsQuery, useAddTranslations } from './translations.queries';

const kinds = Object.keys(textKinds) as TextKind[];
const idOf = ({ kind, id, field }: MissingText) => `${kind} ${id} ${field}`;

/** /admin/translations: every text of the store that lacks a language, typed in the list itself. */
export function TranslationsPage() {
  const { t } = useTranslation('store-admin/translations');
  const mayWrite = useMayWrite();
  const { languages, defaultLanguage } = useStoreLanguages();
  const params = useListParams<ApiQuery<'/translations'>>({ filters: ['kind'], defaultSort: 'kind' });
  const named = useSearchParams()[0].get('language');
  const language =
    languages.find((code) => code === named) ??
    languages.find((code) => code !== defaultLanguage) ??
    defaultLanguage;
  const wanted = { ...params.query, language };
  const query = useQuery(missingTextsQuery(useTenantId(), wanted));
  const [typed, setTyped] = useState<Record<string, Translation>>({});
  const add = useAddTranslations();
  const filled = Object.values(typed).filter(({ text }) => text.trim());
  const save = (items: Translation[]) =>
    add.mutateAsync(items).then(() => {
      setTyped({});
      notify.success(t('added', { count: items.length }));
    });
  const keyOf = (text: MissingText) => `${language} ${idOf(text)}`;
  const write = (missing: MissingText, text: string) => {
    const { kind, id, field } = missing;
    setTyped((all) => ({ ...all, [keyOf(missing)]: { kind, id, field, language, text } }));
  };
  return (
    <Stack data-wide spacing={2}>
      <ListPage<MissingText>
        title={t('title')}
        params={params}
        query={query}
        rowId={idOf}
        actions={<CsvButtons wanted={wanted} mayWrite={mayWrite} onImport={save} />}
        notice={
          <LanguageSelect
            languages={languages}
            value={language}
            onChange={(code) => params.set({ filters: { language: code } })}
          />
        }
        filters={[
          {
            name: 'kind',
            label: t('kind'),
            options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        columns={[
          {
            key: 'text',
            header: t('text'),
            cell: (text) => (
              <TranslationRow
                text={text}
                language={language}
                value={typed[keyOf(text)]?.text ?? ''}
                onChange={(words) => write(text, words)}
              />
            ),
          },
        ]}
        empty={{ title: t('complete'), text: t('completeText') }}
      />
      <SaveBar
        dirty={filled.length > 0}
        saving={add.isPending}
        errorCount={0}
        onSave={() => void save(filled).catch(notify.error)}
        onDiscard={() => setTyped({})}
      />
      <LeaveGuard dirty={filled.length > 0 && !add.isPending} />
    </Stack>
  );
}

type LanguageSelectProps = {
  languages: readonly LanguageCode[];
  value: LanguageCode;
  onChange: (language: string) => void;
};

/** The language whose missing texts are listed. */
function LanguageSelect({ languages, value, onChange }: LanguageSelectProps) {
  const { t } = useTranslation('store-admin/translations');
  const { languages: named } = useSettings();
  return (
    <Select
      label={t('missingIn')}
      sx={{ alignSelf: 'start', width: 200 }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={languages.map((code) => ({
        value: code,
        label: named.find(({ iso_code }) => iso_code === code)?.name ?? code.toUpperCase(),
      }))}
    />
  );
}
