import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

/**
 * The files of `templates/<kind>`. They are a feature that works, called gift cards: its name becomes that of the new
 * feature, and `<at>` the value of that name.
 */
export function readTemplates(
  kind: 'api' | 'back-office' | 'list' | 'platform-list',
  names: Names,
  values: Record<string, string> = {},
): Record<string, string> {
  const folder = join(import.meta.dirname, 'templates', kind);
  const forms: Record<string, string> = {
    'gift-cards': names.many,
    'gift-card': names.one,
    gift_cards: names.table,
    giftCards: names.manyVariable,
    giftCard: names.oneVariable,
    GiftCards: names.manyType,
    GiftCard: names.oneType,
    'Gift cards': names.title,
    'gift cards': names.many.replaceAll('-', ' '),
    'gift card': names.one.replaceAll('-', ' '),
  };
  const named = (text: string) =>
    text
      .replace(/[Gg]ift[-_ ]?[Cc]ards?/g, (found) => forms[found] ?? found)
      .replace(/<([a-z]+)>/g, (found, name: string) => values[name] ?? found);
  const files = globSync('**/*.txt', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files.map((file) => [named(file.replace(/\.txt$/, '')), named(readFileSync(join(folder, file), 'utf8'))]),
  );
}
