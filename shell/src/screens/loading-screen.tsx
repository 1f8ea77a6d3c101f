import type { Area } from '../routing/areas';
import type { TextKey } from './texts';
import { text } from './texts';

const messages: Record<Area, TextKey> = {
  store: 'loadingStore',
  platform: 'loadingPlatform',
  platformAdmin: 'loadingPlatformAdmin',
  tenantAdmin: 'loadingTenantAdmin',
};

/** The same content that the edge writes into the page, for a retry after a failure. */
export function LoadingScreen({ area }: { area: Area }) {
  return (
    <div className="loading-screen" role="status">
      <div className="loading-mark" aria-hidden="true" />
      <p>{text(messages[area])}</p>
    </div>
  );
}
