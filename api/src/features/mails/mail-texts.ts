import type { LanguageCode } from '../../languages.ts';
import { readLocales } from '../../platform/locale-files.ts';
import type english from './locales/en.json';

/** The kinds of mails. */
export type MailKind =
  | 'reset_password'
  | 'verify_email'
  | 'account_exists'
  | 'invitation'
  | 'password_changed'
  | 'open_store';

/** `{store}` is the name of the store or platform; `{link}` is a line of its own. */
const texts = readLocales<typeof english>(`${import.meta.dirname}/locales`);

export type MailValues = { store: string; name: string; link: string };

/** Subject and text of a mail. Values are inserted unchanged: the caller has made them single lines. */
export function writeMail(
  kind: MailKind,
  language: LanguageCode,
  values: MailValues,
): { subject: string; body: string } {
  const { subject, lines } = texts[language][kind];
  const { named, unnamed } = texts[language].greeting;
  const fill = (text: string) =>
    text.replace(/\{(store|name|link)\}/g, (_all, key: keyof MailValues) => values[key]);
  const paragraphs = [values.name ? named : unnamed, ...lines].map(fill);
  return { subject: fill(subject), body: `${paragraphs.join('\n\n')}\n\n${values.store}\n` };
}
