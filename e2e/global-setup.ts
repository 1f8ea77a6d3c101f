import { startIssuer } from '../api/src/testing/issuer.ts';
import { hostUrl } from './hosts.ts';
import { startSharedServer } from './server.ts';

/** The platform that all journeys share. Its people may also sign in with a provider that lives beside it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const issuer = await startIssuer([
    `${hostUrl('fresh')}/api/auth/callback/oidc`,
    `${hostUrl('bakehouse')}/admin/auth/provider`,
  ]);
  // A store's own provider is entered by its owner.
  process.env.E2E_ISSUER = issuer.settings.OIDC_ISSUER;
  process.env.E2E_ISSUER_SECRET = issuer.settings.OIDC_CLIENT_SECRET;
  // An edge of a journey may stand before this platform's API.
  process.env.E2E_EDGE_SECRET = 'what the edges of this platform and its API know';
  const stop = await startSharedServer({
    port: Number(process.env.E2E_PORT),
    // Mails stay in the outbox, where operators read them.
    settings: { ...issuer.settings, EDGE_SECRET: process.env.E2E_EDGE_SECRET },
  });
  return async () => {
    await stop();
    await issuer.close();
  };
}
