import type { Customization, CustomizationRecord, LocalizedText } from 'api';
import { constants } from 'mfe-shared';
import { inAllLanguages, writtenLanguages } from '../../ui/in-all-languages';

/** The document as form values: every text has a value for each language. Fields are named by their paths. */
export type CustomizationValues = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is LocalizedText =>
  isObject(value) && Object.keys(value).every((key) => constants.languages.some((code) => code === key));

/** The value with each of its texts changed. */
function mapTexts(value: unknown, change: (text: LocalizedText) => LocalizedText): unknown {
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (isText(value)) return change(value);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
}

export const toValues = (document: Customization): CustomizationValues =>
  mapTexts(document, inAllLanguages) as CustomizationValues;

export const toDocument = (values: CustomizationValues): Customization =>
  mapTexts(values, writtenLanguages) as Customization;

/** The sections that differ from the saved ones. */
export function changedSections(
  document: Customization,
  saved: CustomizationRecord | null,
): Partial<Customization> {
  const before = saved && toDocument(toValues(saved.customization));
  const isChanged = ([name, section]: [string, unknown]) =>
    JSON.stringify(section) !== JSON.stringify(before?.[name as keyof Customization]);
  return Object.fromEntries(Object.entries(document).filter(isChanged));
}

/** The value at a path: `home.featured.title`. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Record<string, unknown>)[key];
  }, values);
}

/** The paths of texts that lack one of the languages, though another one has it. */
export function gapsIn(value: unknown, languages: readonly string[], path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) {
    const written = languages.filter((code) => value[code as keyof LocalizedText]?.trim());
    return written.length > 0 && written.length < languages.length ? [path] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    gapsIn(inner, languages, path ? `${path}.${key}` : key),
  );
}
