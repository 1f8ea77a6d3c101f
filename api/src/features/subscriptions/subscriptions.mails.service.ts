import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { MailKind } from '../mails/mail-texts.ts';
import { queueMail } from '../mails/mails.service.ts';
import type { PlanCurrency } from '../plans/plans.schema.ts';
import { moneyText } from './money-text.ts';
import type { BilledStore } from './subscriptions.parties.service.ts';

type StoreMail = Extract<MailKind, `subscription_${string}` | `tenant_${string}` | `store_removal_${string}`>;
type About = {
  reason?: string;
  /** The person who did it. */
  person?: string;
  number?: number;
  total?: number;
  currency?: PlanCurrency;
  dueAt?: Date;
  /** The payment method that it is collected from. */
  method?: string;
  /** Where the link leads; by default to the plan. */
  page?: string;
};

/** Mails the owner of a store; the link leads to the page with all the details. */
export async function notifyStore(
  tx: Tx,
  config: AppConfig,
  { slug, name, ownerEmail, language }: BilledStore,
  kind: StoreMail,
  {
    reason = '',
    person = '',
    number,
    total,
    currency,
    dueAt,
    method = '',
    page = '/admin/subscription',
  }: About = {},
): Promise<void> {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const host = { type: 'tenant' as const, domain: `${slug}.${config.ROOT_DOMAIN}` };
  await queueMail(tx, {
    // The platform writes it, not the store.
    tenant: { id: null, name: 'Larder' },
    kind,
    recipient: { email: ownerEmail, name: '', locale: language },
    link: linkTo(config, host, page),
    facts: {
      shop: name,
      reason,
      person,
      number: String(number ?? ''),
      total: total === undefined || !currency ? '' : moneyText(language, currency, total),
      date: dueAt ? date.format(dueAt) : '',
      method,
    },
  });
}
