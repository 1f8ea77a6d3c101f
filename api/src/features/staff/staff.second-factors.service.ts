import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { findPerson } from '../accounts/accounts.people.service.ts';
import { authPage } from '../accounts/accounts.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import { removeAllFactors } from '../second-factors/second-factors.own.service.ts';
import type { Post } from './staff.invite.service.ts';
import { changeTeam } from './staff.write.service.ts';

/**
 * Removes the second factors of a colleague who has lost the phone and the recovery codes. They are signed out, get
 * a mail about it, and sign in with the password alone; where a second factor is required they set up a new one then.
 */
export async function resetSecondFactors(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  { config, tenant }: Post,
  id: string,
): Promise<void> {
  const owner = { tenantId, kind: 'staff', userId: id } as const;
  await changeTeam(tx, tenantId, actor, { ids: [id], lockOut: true }, () => removeAllFactors(tx, owner));
  const person = await findPerson(tx, owner, { id });
  if (!person) throw new AppError('NOT_FOUND');
  await queueMail(tx, {
    ...{ tenant, kind: 'second_factors_reset', recipient: person },
    link: authPage(config, tenant, 'staff', 'forgot-password'),
    facts: { actor: actor.name },
  });
  const details = { staffId: id, email: person.email };
  await recordAct(tx, { ...actorOf(actor), action: 'second-factors.reset', tenantId, details });
}
