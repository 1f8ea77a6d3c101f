import type { LanguageCode } from '../../languages.ts';
import { readLocales } from '../../platform/locale-files.ts';
import type { Message } from '../../platform/message.schema.ts';
import type english from './locales/en.json';

/** The kinds of mails. */
export type MailKind =
  | 'reset_password'
  | 'verify_email'
  | 'account_exists'
  | 'invitation'
  | 'password_changed'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'second_factors_reset'
  | 'recovery_code_used'
  | 'identity_removed'
  | 'new_message'
  | 'new_review'
  | 'confirm_back_in_stock'
  | 'weight_consent'
  | 'open_store'
  | 'test_mail'
  | 'subscription_invoice'
  | 'subscription_collects'
  | 'subscription_failed'
  | 'subscription_confirm'
  | 'subscription_trial_ends'
  | 'subscription_overdue'
  | 'subscription_ended'
  | 'tenant_suspended'
  | 'tenant_resumed'
  | 'tenant_visited'
  | 'tenant_visited_to_change'
  | 'store_removal'
  | 'store_removal_asked'
  | 'store_removal_archive'
  | 'store_removal_undone'
  | 'store_removal_ordered'
  | 'store_removal_ordered_archive'
  | 'store_removal_withdrawn'
  | 'store_removed'
  | 'support_from_store'
  | 'support_answer'
  | 'audit_heads'
  | 'build_demoted'
  | 'build_failing'
  | 'mails_failed'
  | 'jobs_failed'
  | 'disk_full'
  | 'limit_reached'
  | 'past_due'
  | 'many_notices'
  | 'team_demoted'
  | 'team_failing';

/** `{store}` is the name of the store or platform; `{link}` is a line of its own. */
const texts = readLocales<typeof english>(`${import.meta.dirname}/locales`);

/** Values that only this kind's text has. */
export type MailFacts = Record<string, string>;
export type MailValues = {
  store: string;
  name: string;
  link: string;
  facts?: MailFacts | undefined;
  /** Stands below the sender's name. */
  closing?: string;
};

/** Writes the subject and text of a mail. Values are inserted unchanged: the caller has made them single lines. */
export function writeMail(
  kind: MailKind,
  language: LanguageCode,
  values: MailValues,
): { subject: string; body: string } {
  const { subject, lines } = texts[language][kind];
  const { named, unnamed } = texts[language].greeting;
  const { facts, closing = '', ...others } = values;
  const given: MailFacts = { ...facts, ...others };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, key: string) => given[key] ?? all);
  const paragraphs = [values.name ? named : unnamed, ...lines].map(fill);
  const signed = [...paragraphs, values.store, ...(closing ? [closing] : [])];
  return { subject: fill(subject), body: `${signed.join('\n\n')}\n` };
}

/** Writes a reason as part of a sentence: why a build was demoted, which limit a store has reached. */
export function writeReason(language: LanguageCode, { because, ...message }: Message): string {
  const { reasons } = texts[language];
  const say = ({ code, values }: Pick<Message, 'code' | 'values'>) =>
    Object.hasOwn(reasons, code)
      ? reasons[code as keyof typeof reasons].replace(/\{(\w+)\}/g, (_all, key: string) =>
          String(values[key] ?? ''),
        )
      : code;
  return because ? `${say(because)}; ${say(message)}` : say(message);
}
