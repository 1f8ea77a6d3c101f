import type { LanguageCode } from '../../languages.ts';
import { fallbackLanguage, textIn } from '../../languages.ts';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { insertPrepared } from '../../platform/database/prepared.ts';
import { greetingName, oneLine, oneMailbox } from '../../platform/mail/addresses.ts';
import { mails } from '../../platform/mail/mails.table.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { readPlatformDocument } from '../settings/settings.documents.service.ts';
import type { MailFacts, MailKind } from './mail-texts.ts';
import { writeMail } from './mail-texts.ts';

export type NewMail = {
  /** The tenant of the mail: `request.tenant`. A store's mails have its name as the sender. */
  tenant: Pick<HostTenant, 'id' | 'name'>;
  kind: MailKind;
  recipient: { email: string; name: string; locale: LanguageCode };
  /** The result of `linkTo`. */
  link: string;
  facts?: MailFacts;
};

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits. Throws VALIDATION
 * when the address is not one mailbox.
 */
export async function queueMail(
  tx: Tx,
  { tenant, kind, recipient, link, facts = {} }: NewMail,
): Promise<void> {
  const own = tenant.id ? null : await readPlatformDocument(tx);
  const sender = oneLine(tenant.name ?? (own?.body.mail_sender || 'Larder'));
  const letter = writeMail(kind, recipient.locale, {
    store: sender,
    name: greetingName(recipient.name),
    link,
    closing: textIn(own?.body.mail_closing ?? {}, recipient.locale, fallbackLanguage),
    facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, oneLine(value)])),
  });
  await queueLetter(tx, { ...letter, tenantId: tenant.id, kind, sender, recipient: recipient.email });
}

/** A mail that is written already; `html` is its text in the store's look. */
export type NewLetter = {
  tenantId: string | null;
  kind: string;
  sender: string;
  recipient: string;
  subject: string;
  body: string;
  html?: string;
  unsubscribeUrl?: string | null;
};

/** Queues a letter, as `queueMail` does. */
export async function queueLetter(
  tx: Tx,
  { sender, subject, recipient, ...letter }: NewLetter,
): Promise<void> {
  const mail = {
    ...{ html: null, unsubscribeUrl: null, ...letter, sender: oneLine(sender), subject: oneLine(subject) },
    recipient: oneMailbox(recipient),
  };
  await Promise.all([insertPrepared(tx, 'mail', mails, [mail]), announce(tx, { kind: 'mails' })]);
}
