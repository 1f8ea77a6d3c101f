import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { colleagueOf } from '../sign-in-provider/sign-in-provider.people.service.ts';
import { readProvider } from '../sign-in-provider/sign-in-provider.service.ts';
import { readAnswer } from '../sign-in-provider/sign-in-provider.visit.service.ts';
import type { SignedIn } from './sign-in.service.ts';
import { begin, signedIn } from './sign-in.service.ts';

type Place = { tenantId: string; origin: string };

/**
 * Signs in by the provider, which stands for the password: the rest is the same, and a second step as well unless the
 * store says that its provider asks for one.
 */
export async function signInByProvider(
  services: Services,
  { host, ticket, ...place }: Place & { host: string; ticket: string },
  answer: string,
): Promise<SignedIn> {
  const { tenantId } = place;
  const { provider, person } = await readAnswer(services, place, { ticket, answer });
  const { owner, begun } = await inTenant(services.database, tenantId, async (tx) => {
    // It may have been changed while the provider was asked.
    const present = await readProvider(tx, tenantId);
    if (present?.version !== provider.version) throw new AppError('LINK_EXPIRED');
    const { id, email, link } = await colleagueOf(tx, tenantId, provider, person);
    const colleague = { tenantId, kind: 'staff', userId: id } as const;
    const begun = await begin(tx, colleague, email, { host, isWhole: provider.replacesSecondFactor });
    if (link) {
      await recordAct(tx, {
        ...{ ...actorOf({ id, kind: 'staff', email }), action: 'sign-in-provider.link', tenantId },
        details: { issuer: provider.issuer, isNew: link.isNew },
      });
    }
    return { owner: colleague, begun };
  });
  return signedIn(services, owner, begun);
}
