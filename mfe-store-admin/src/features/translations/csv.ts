import type { LanguageCode, MissingText, Translation } from 'api';
import type { CsvTable } from 'mfe-shared/backoffice';
import { textKinds } from './text-place';

type Languages = { from: LanguageCode; to: LanguageCode };

/** A line for each text: where it is, what it says, and an empty column for the translation. */
export const toTable = (texts: MissingText[], { from, to }: Languages): CsvTable => ({
  header: ['kind', 'id', 'field', from, to],
  rows: texts.map(({ kind, id, field, texts: said }) => [
    kind,
    id,
    field,
    said[from] || Object.values(said).find(Boolean) || '',
    '',
  ]),
});

/** The quotation mark that kept a spreadsheet from running the text. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** The translations of a file; null when it is no such file. */
export async function fromCsv(file: File, language: LanguageCode): Promise<Translation[] | null> {
  const { default: papa } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  const { data, meta } = papa.parse<Record<string, string>>(await file.text(), {
    header: true,
    skipEmptyLines: true,
  });
  const wanted = ['kind', 'id', 'field', language];
  if (!wanted.every((name) => meta.fields?.includes(name))) return null;
  return data.flatMap(({ kind = '', id = '', field = '', ...texts }) => {
    const text = withoutGuard(texts[language] ?? '').trim();
    return text && kind in textKinds
      ? [{ kind: kind as Translation['kind'], id, field, language, text }]
      : [];
  });
}
