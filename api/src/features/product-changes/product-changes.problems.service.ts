import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import { languageCodes } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { readLocales } from '../../platform/locale-files.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import type english from './locales/en.json';
import { readChange } from './product-changes.service.ts';
import { productChangeItems } from './product-changes.table.ts';

const texts = readLocales<typeof english>(`${import.meta.dirname}/locales`);

/** Returns the names of the fields. */
export const fieldNamesIn = (language: LanguageCode) => texts[language].fields;

/** Returns a field's names in the project's languages, to recognise the columns of a file. */
export const fieldNames = (field: keyof typeof english.fields): string[] =>
  languageCodes.map((language) => texts[language].fields[field]);

/** A product's status by its words in the project's languages, in lower case. */
export const statusNames = new Map(
  (['show', 'hide', 'draft'] as const).flatMap((status) =>
    [status, ...languageCodes.map((language) => texts[language].statuses[status].toLowerCase())].map(
      (word) => [word, status] as const,
    ),
  ),
);

/** Writes a problem as a sentence: `Price: it is above the original price`. */
function sentence(language: LanguageCode, { field, message }: { field: string; message: string }): string {
  const { fields, problems } = texts[language];
  const named = (words: Record<string, string>, key: string) =>
    Object.hasOwn(words, key) ? words[key] : key;
  return `${named(fields, field)}: ${named(problems, message)}`;
}

const atOnce = 5_000;

/** Writes the refused rows as a file, with the cells as they were read, to be mended and imported again. */
export async function problemFile(
  tx: Tx,
  tenantId: string,
  id: string,
  wanted: LanguageCode | undefined,
): Promise<string> {
  const { source } = await readChange(tx, tenantId, id);
  const language = wanted ?? (await readDefaultLanguage(tx, tenantId));
  const words = texts[language];
  const columns = source.type === 'import' ? source.columns : [words.fields.sku];
  const rows: unknown[][] = [[...columns, words.row, words.problem]];
  for (let after = 0, more = true; more; ) {
    const found = await tx
      .select({
        position: productChangeItems.position,
        sku: productChangeItems.sku,
        cells: productChangeItems.cells,
        problems: productChangeItems.problems,
      })
      .from(productChangeItems)
      .where(
        and(
          eq(productChangeItems.tenantId, tenantId),
          eq(productChangeItems.changeId, id),
          eq(productChangeItems.state, 'refused'),
          gt(productChangeItems.position, after),
        ),
      )
      .orderBy(asc(productChangeItems.position))
      .limit(atOnce);
    for (const { position, sku, cells, problems } of found) {
      const own = columns.map((_, index) => (cells ? (cells[index] ?? '') : sku));
      // The heading is the first line of a file.
      rows.push([...own, position + 1, (problems ?? []).map((one) => sentence(language, one)).join('; ')]);
    }
    after = found.at(-1)?.position ?? after;
    more = found.length === atOnce;
  }
  return stringify(rows, { escape_formulas: true, bom: true });
}
