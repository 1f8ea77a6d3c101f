import type { TFunction } from 'i18next';

/** The values of a text's placeholders. */
export type WordValues = Readonly<Record<string, string | number>>;

/**
 * The text of a key that is made of data, so that the compiler cannot know it; undefined where there is none. Every
 * other call of `t` has a key that compiles, also with a default (`strictKeyChecks`).
 */
export const findWord = (t: TFunction<'common'>, key: string, values?: WordValues): string | undefined =>
  t(key as 'cancel', { ...values, defaultValue: '' }) || undefined;
