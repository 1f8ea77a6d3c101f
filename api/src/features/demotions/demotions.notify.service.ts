import { eq } from 'drizzle-orm';
import { languageCodes } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Services } from '../../platform/http/services.ts';
import { writeReason } from '../mails/mail-texts.ts';
import { queueMail } from '../mails/mails.service.ts';
import { partContacts } from '../part-contacts/part-contacts.table.ts';
import type { Demotion } from './demotions.schema.ts';

const platform = { id: null, name: null };
/** A part's team has chosen none. */
const [teamLanguage] = languageCodes;

/** Tells the part's team, in the transaction of the demotion. */
export async function notifyTeam(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  { id, remote, build, why, instead }: Demotion,
): Promise<void> {
  const [team] = await tx.select().from(partContacts).where(eq(partContacts.remote, remote));
  if (team?.email)
    await queueMail(tx, {
      ...{ tenant: platform, recipient: { email: team.email, name: '', locale: teamLanguage }, link: '' },
      kind: instead ? 'team_demoted' : 'team_failing',
      facts: { remote, build, instead: instead ?? '', why: writeReason(teamLanguage, why) },
    });
  if (team?.webhookUrl) await jobs.addForPlatform(tx, 'team-calls', id);
}
