import type { LanguageCode, Translation } from 'api';
import { Download, Upload } from 'lucide-react';
import { notify, useStoreLanguages } from 'mfe-shared';
import { HeaderButton, saveCsv } from 'mfe-shared/backoffice';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromCsv, toTable } from './csv';
import type { Wanted } from './translations.queries';
import { readAllMissing } from './translations.queries';

type CsvButtonsProps = {
  wanted: Wanted;
  mayWrite: boolean;
  onImport: (items: Translation[]) => Promise<unknown>;
};

/** All that is listed as a file for translators, and the same file back. */
export function CsvButtons({ wanted, mayWrite, onImport }: CsvButtonsProps) {
  const { t } = useTranslation('store-admin/translations');
  const { defaultLanguage, languages } = useStoreLanguages();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'out' | 'in' | null>(null);
  const from = sourceOf(wanted.language, defaultLanguage, languages);
  const run = (what: 'out' | 'in', work: () => Promise<unknown>) => {
    setBusy(what);
    void work()
      .catch(notify.error)
      .finally(() => setBusy(null));
  };
  const save = async () =>
    saveCsv(
      `${t('fileName')}-${wanted.language}.csv`,
      toTable(await readAllMissing(wanted), { from, to: wanted.language }),
    );
  const read = async (file: File) => {
    const items = await fromCsv(file, wanted.language);
    if (!items) return notify.error(t('notOurs', { language: wanted.language }));
    if (items.length === 0) return notify.error(t('nothingIn'));
    await onImport(items);
  };
  return (
    <>
      <HeaderButton
        label={t('export')}
        startIcon={<Download size={16} />}
        loading={busy === 'out'}
        onClick={() => run('out', save)}
      />
      {mayWrite ? (
        <HeaderButton
          label={t('import')}
          startIcon={<Upload size={16} />}
          loading={busy === 'in'}
          onClick={() => input.current?.click()}
        />
      ) : null}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('import')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) run('in', () => read(file));
        }}
      />
    </>
  );
}

/** The default language, unless it is the one that is missing. */
const sourceOf = (to: LanguageCode, defaultLanguage: LanguageCode, languages: readonly LanguageCode[]) =>
  defaultLanguage === to ? (languages.find((code) => code !== to) ?? to) : defaultLanguage;
