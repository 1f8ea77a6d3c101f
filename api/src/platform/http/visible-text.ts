/** Control characters, line ends and characters that change the writing direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const visibleText = (text: string): string =>
  text.replace(unseen, (found) => `\\u${(found.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);

/** Returns the same value with such characters escaped, in keys as well, so that a log shows the original text. */
export function visible<T>(value: T): T {
  return makeVisible(value) as T;
}

function makeVisible(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(makeVisible);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [visibleText(key), makeVisible(inner)]),
  );
}
