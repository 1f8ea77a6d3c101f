import type { LocalizedText } from '../../languages.ts';
import { isLanguage } from '../../languages.ts';

type Found = { field: string; texts: LocalizedText };

const isText = (value: object): value is LocalizedText =>
  !Array.isArray(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);

/** Every text in several languages of a document, with its path. */
export function textsIn(value: unknown, field = ''): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ field, texts: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, field ? `${field}.${key}` : key));
}

/** A copy of the document with the text at this path replaced; null when there is none. */
export function withText<Document extends object>(
  document: Document,
  path: string,
  change: (texts: LocalizedText) => LocalizedText,
): Document | null {
  const copy = structuredClone(document);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let parent: unknown = copy;
  for (const key of keys) parent = ownValue(parent, key);
  const text = ownValue(parent, last);
  if (typeof text !== 'object' || text === null || !isText(text)) return null;
  (parent as Record<string, unknown>)[last] = change(text);
  return copy;
}

const ownValue = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
