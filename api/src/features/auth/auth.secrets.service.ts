import { hkdfSync } from 'node:crypto';
import type { Services } from '../../platform/http/services.ts';
import { rootSecret } from '../../platform/identity/secrets.ts';

/**
 * The secret of one store's sign-in layer, so that its cookies are unreadable in another store. Empty when there is
 * nothing to derive it from; the layer refuses to work then, as a key made of nothing would be guessable.
 */
export async function storeSecret(services: Services, tenantId: string): Promise<string> {
  const root = await rootSecret(services);
  if (!root) return '';
  return Buffer.from(hkdfSync('sha256', root, tenantId, 'larder sign-in layer', 32)).toString('base64url');
}
