import { and, isNull, sql } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import { languages } from '../../languages.ts';
import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { writeReason } from '../mails/mail-texts.ts';
import { queueMail } from '../mails/mails.service.ts';
import { readActiveOperators } from '../operator-roles/operator-roles.grants.service.ts';
import { noticeKinds } from './notice-kinds.ts';
import { isOpen } from './platform-notices.service.ts';
import { platformNotices } from './platform-notices.table.ts';

const t = platformNotices;
const platform = { id: null, name: null };
/** How many notices that open together have a mail each; of more, one mail tells all. */
const mostMails = 3;

type Fresh = Pick<typeof t.$inferSelect, 'kind' | 'values' | 'why'>;

/** Mails the notices that were not mailed yet to the operators who may read them. */
export async function notifyOperators(tx: Tx, config: AppConfig): Promise<void> {
  const fresh = await tx
    .update(t)
    .set({ mailedAt: sql`now()` })
    .where(and(isOpen, isNull(t.mailedAt)))
    .returning({ kind: t.kind, values: t.values, why: t.why });
  if (fresh.length === 0) return;
  const link = (path: string) => linkTo(config, { type: 'platform', domain: '' }, path);
  for (const recipient of await readActiveOperators(tx)) {
    const own = fresh.filter(({ kind }) => recipient.permissions.has(noticeKinds[kind].read));
    if (own.length > mostMails)
      await queueMail(tx, {
        ...{ tenant: platform, recipient, kind: 'many_notices', facts: { count: String(own.length) } },
        link: link('/platform-admin/dashboard'),
      });
    else
      for (const { kind, values, why } of own)
        await queueMail(tx, {
          ...{ tenant: platform, recipient, kind, facts: factsIn(recipient.locale, { kind, values, why }) },
          link: link(noticeKinds[kind].page(values)),
        });
  }
}

function factsIn(locale: LanguageCode, { values, why }: Fresh): Record<string, string> {
  const number = new Intl.NumberFormat(languages[locale].locale);
  const facts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? number.format(value) : value,
  ]);
  return { ...Object.fromEntries(facts), ...(why && { why: writeReason(locale, why) }) };
}
