export type Words = { [key: string]: string | Words };

const form = /_(zero|one|two|few|many|other)$/;

/**
 * The type of those texts that have placeholders: `{ pageOf: '{{page}} {{pages}}' }`. To TypeScript the texts of a JSON
 * file are any strings, so this is what tells the compiler which values a call of `t` has to pass. Null if there are none.
 */
export function placeholderType(words: Words, indent: string): string | null {
  const lines = Object.entries(words).flatMap(([key, value]) => {
    const type =
      typeof value === 'string' ? placeholdersOf(words, key) : placeholderType(value, `${indent}  `);
    return type ? `${indent}  ${/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`}: ${type};` : [];
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : null;
}

/** Each form of a plural needs what all of them together need. */
function placeholdersOf(words: Words, key: string): string | null {
  const base = key.replace(form, '');
  const texts = Object.entries(words).filter(([one]) => one.replace(form, '') === base);
  const found = texts.flatMap(([, text]) =>
    typeof text === 'string' ? (text.match(/\{\{\w+\}\}/g) ?? []) : [],
  );
  return found.length > 0 ? `'${[...new Set(found)].sort().join(' ')}'` : null;
}
