import type { Area } from '../routing/areas';
import type { TextKey } from './texts';
import { text } from './texts';

const messages: Record<Area, TextKey> = {
  store: 'loadingStore',
  platform: 'loadingPlatform',
  platformAdmin: 'loadingPlatformAdmin',
  tenantAdmin: 'loadingTenantAdmin',
};

/** The same markup as the edge writes into the page, so that React takes over without a jump. */
export function LoadingScreen({ area }: { area: Area }) {
  return (
    <div className="loading-screen" role="status">
      <div className="loading-mark" aria-hidden="true" />
      <p>{text(messages[area])}</p>
    </div>
  );
}
