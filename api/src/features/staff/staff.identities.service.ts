import type { Tx } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { removeIdentities } from '../sign-in-provider/sign-in-provider.identities.service.ts';
import type { Post } from './staff.invite.service.ts';
import { changeTeam } from './staff.write.service.ts';

/**
 * Removes the identities of a colleague who was bound to somebody else's account at the provider. They are signed out,
 * told by mail, and sign in with the password. Throws as `removeIdentities`.
 */
export const unlinkColleague = (
  tx: Tx,
  tenantId: string,
  actor: Principal,
  post: Post,
  id: string,
): Promise<void> =>
  changeTeam(tx, tenantId, actor, { ids: [id], lockOut: true }, () =>
    removeIdentities(tx, tenantId, actor, post, { staffId: id }),
  );
