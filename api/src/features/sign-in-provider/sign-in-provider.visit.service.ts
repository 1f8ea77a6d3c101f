import { z } from 'zod';
import { hasStrictWebhooks } from '../../platform/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { seal, unseal } from '../../platform/identity/sealed.ts';
import { keyFor } from '../../platform/identity/secrets.ts';
import { readInTenant } from '../../platform/tenancy/tenancy.ts';
import { discover, Unusable } from './sign-in-provider.discovery.service.ts';
import type { ProviderPerson } from './sign-in-provider.exchange.service.ts';
import { beginVisit, finishVisit, Unproven, visitChecks } from './sign-in-provider.exchange.service.ts';
import type { SignInProvider } from './sign-in-provider.schema.ts';
import { readClientSecret, readProvider } from './sign-in-provider.service.ts';

export const visitMs = 10 * 60_000;
export const keyPurpose = 'sign-in provider';

/** Returns the page to which the provider sends people back. */
export const returnAddress = (origin: string): string => `${origin}/admin/auth/provider`;

const ticket = visitChecks.extend({ issuer: z.string(), clientId: z.string(), until: z.number() });
const ticketOf = (tenantId: string, origin: string) => `${tenantId} ${origin} visit to the provider`;

type Place = { tenantId: string; origin: string };

/**
 * Returns the provider's page, and a ticket that only the same browser may bring back. Throws NOT_FOUND, PROVIDER_DOWN.
 */
export async function sendToProvider(services: Services, { tenantId, origin }: Place) {
  const provider = await readInTenant(services.database, tenantId, (tx) => readProvider(tx, tenantId));
  if (!provider) throw new AppError('NOT_FOUND');
  const { issuer, clientId } = provider;
  const server = await explained(() => discover(issuer, hasStrictWebhooks(services.config)));
  const { url, checks } = await beginVisit({ server, clientId, redirectUri: returnAddress(origin) });
  const content = JSON.stringify({ ...checks, issuer, clientId, until: Date.now() + visitMs });
  return { url, ticket: seal(await keyFor(services, keyPurpose), ticketOf(tenantId, origin), content) };
}

/**
 * Returns the person who has come back from the provider with this answer. Throws LINK_EXPIRED for another browser's
 * ticket, or when the provider was changed meanwhile, PROVIDER_REFUSED, PROVIDER_DOWN.
 */
export async function readAnswer(
  services: Services,
  { tenantId, origin }: Place,
  given: { ticket: string; answer: string },
): Promise<{ provider: SignInProvider; person: ProviderPerson }> {
  const key = await keyFor(services, keyPurpose);
  const content = unseal(key, ticketOf(tenantId, origin), given.ticket);
  const { data: checks } = ticket.safeParse(content && JSON.parse(content));
  const { provider, clientSecret } = await readInTenant(services.database, tenantId, async (tx) => ({
    provider: await readProvider(tx, tenantId),
    clientSecret: await readClientSecret(tx, tenantId, key),
  }));
  if (!checks || checks.until < Date.now()) throw new AppError('LINK_EXPIRED');
  if (provider?.issuer !== checks.issuer || provider.clientId !== checks.clientId)
    throw new AppError('LINK_EXPIRED');
  const isStrict = hasStrictWebhooks(services.config);
  const person = await explained(async () => {
    const server = await discover(provider.issuer, isStrict);
    const visit = { server, clientId: provider.clientId, redirectUri: returnAddress(origin) };
    const access = { clientSecret: clientSecret ?? '', isStrict };
    return finishVisit(visit, access, checks, new URLSearchParams(given.answer));
  });
  return { provider, person };
}

/** Turns the library's errors into those that people are told. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unusable) throw new AppError('PROVIDER_DOWN');
    if (error instanceof Unproven) throw new AppError('PROVIDER_REFUSED');
    throw error;
  }
}
