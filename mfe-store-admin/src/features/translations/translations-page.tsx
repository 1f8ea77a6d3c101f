import { useQuery } from '@tanstack/react-query';
import type { LanguageCode, MissingText, TextKind, Translation } from 'api';
import {
  Box,
  Card,
  EmptyState,
  notify,
  Pagination,
  Select,
  Skeleton,
  Stack,
  TextField,
  useMayWrite,
  useSettings,
  useStoreLanguages,
} from 'mfe-shared';
import { LeaveGuard, LoadFailed, PageHeader, SaveBar } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { CsvButtons } from './csv-buttons';
import { textKinds } from './text-place';
import { TranslationRow } from './translation-row';
import type { Wanted } from './translations.queries';
import { missingTextsQuery, useAddTranslations } from './translations.queries';

const kinds = Object.keys(textKinds) as TextKind[];
const keyOf = ({ kind, id, field }: Pick<MissingText, 'kind' | 'id' | 'field'>) => `${kind} ${id} ${field}`;

/** /admin/translations: every text of the store that lacks a language, in one list. */
export function TranslationsPage() {
  const { t } = useTranslation('store-admin/translations');
  const mayWrite = useMayWrite();
  const { languages, defaultLanguage } = useStoreLanguages();
  const [wanted, setWanted] = useState<Wanted>({
    language: languages.find((code) => code !== defaultLanguage) ?? defaultLanguage,
    kind: '',
    q: '',
    page: 1,
  });
  const [typed, setTyped] = useState<Record<string, Translation>>({});
  const { data, error, refetch } = useQuery(missingTextsQuery(useTenantId(), wanted));
  const add = useAddTranslations();
  const filled = Object.values(typed).filter(({ text }) => text.trim());
  const save = (items: Translation[]) =>
    add.mutateAsync(items).then(() => {
      setTyped({});
      notify.success(t('added', { count: items.length }));
    });
  const write = (text: MissingText, words: string) =>
    setTyped((all) => ({
      ...all,
      [keyOf(text)]: {
        kind: text.kind,
        id: text.id,
        field: text.field,
        language: wanted.language,
        text: words,
      },
    }));
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader
        title={t('title')}
        count={data?.totalDoc}
        actions={<CsvButtons wanted={wanted} mayWrite={mayWrite} onImport={save} />}
      />
      <Filters wanted={wanted} languages={languages} isFixed={filled.length > 0} onChange={setWanted} />
      {data?.items.length === 0 ? (
        <EmptyState title={t('complete')} text={t('completeText')} />
      ) : error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Card>
          {data ? (
            <Box component="ul" role="list" aria-label={t('title')}>
              {data.items.map((text) => (
                <TranslationRow
                  key={keyOf(text)}
                  text={text}
                  language={wanted.language}
                  value={typed[keyOf(text)]?.text ?? ''}
                  onChange={(words) => write(text, words)}
                />
              ))}
            </Box>
          ) : (
            <Skeleton variant="rounded" height={480} />
          )}
        </Card>
      )}
      {data ? (
        <Pagination
          page={wanted.page}
          pages={data.pages}
          onChange={(page) => setWanted({ ...wanted, page })}
        />
      ) : null}
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

type FiltersProps = {
  wanted: Wanted;
  languages: readonly LanguageCode[];
  /** The language cannot be changed while translations for it are typed. */
  isFixed: boolean;
  onChange: (wanted: Wanted) => void;
};

function Filters({ wanted, languages, isFixed, onChange }: FiltersProps) {
  const { t } = useTranslation('store-admin/translations');
  const { languages: named } = useSettings();
  const nameOf = (code: string) =>
    named.find(({ iso_code }) => iso_code === code)?.name ?? code.toUpperCase();
  const change = (part: Partial<Wanted>) => onChange({ ...wanted, page: 1, ...part });
  return (
    <Box sx={filterStyles}>
      <Select
        label={t('missingIn')}
        value={wanted.language}
        disabled={isFixed}
        onChange={({ target }) => {
          const language = languages.find((code) => code === target.value);
          if (language) change({ language });
        }}
        options={languages.map((value) => ({ value, label: nameOf(value) }))}
      />
      <Select
        label={t('kind')}
        value={wanted.kind}
        onChange={({ target }) => change({ kind: kinds.find((one) => one === target.value) ?? '' })}
        options={[
          { value: '', label: t('all') },
          ...kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
      />
      <TextField
        type="search"
        label={t('search')}
        value={wanted.q}
        onChange={({ target }) => change({ q: target.value })}
      />
    </Box>
  );
}

const filterStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px 200px minmax(0, 1fr)' },
};
