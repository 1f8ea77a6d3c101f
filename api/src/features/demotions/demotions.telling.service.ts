import { eq } from 'drizzle-orm';
import { languageCodes } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Services } from '../../platform/http/services.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { writeReason } from '../mails/mail-texts.ts';
import { queueMail } from '../mails/mails.service.ts';
import { partContacts } from '../part-contacts/part-contacts.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import type { Demotion } from './demotions.schema.ts';

const platform = { id: null, name: null };
/** A part's team has chosen none. */
const [teamLanguage] = languageCodes;

/** Tells all operators and the part's team, in the transaction of the demotion. */
export async function tellOfDemotion(
  tx: Tx,
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  { id, remote, build, why, instead }: Demotion,
): Promise<void> {
  const link = linkTo(
    config,
    { type: 'platform', domain: '' },
    `/platform-admin/releases/errors?remote=${remote}&build=${build}`,
  );
  const operators = await tx
    .select({ email: platformUsers.email, name: platformUsers.name, locale: platformUsers.locale })
    .from(platformUsers)
    .where(eq(platformUsers.status, 'active'));
  const factsIn = (language: (typeof operators)[number]['locale']) => ({
    ...{ part: remote, build, instead: instead ?? '' },
    why: writeReason(language, why),
  });
  for (const recipient of operators)
    await queueMail(tx, {
      ...{ tenant: platform, recipient, link, facts: factsIn(recipient.locale) },
      kind: instead ? 'build_demoted' : 'build_failing',
    });
  const [team] = await tx.select().from(partContacts).where(eq(partContacts.remote, remote));
  if (team?.email)
    await queueMail(tx, {
      ...{ tenant: platform, recipient: { email: team.email, name: '', locale: teamLanguage }, link: '' },
      ...{ kind: instead ? 'team_demoted' : 'team_failing', facts: factsIn(teamLanguage) },
    });
  if (team?.webhookUrl) await jobs.addForPlatform(tx, 'team-calls', id);
}
