import { RequireSession } from 'mfe-shared';
import { PlatformLayout } from './layout/platform-layout';
import { operatorPages } from './pages';

/** Apart from the routes: it takes `mfe-shared/backoffice` along, which no public page needs. */
export function Frame() {
  return (
    <RequireSession loginType="platformAdmin">
      <PlatformLayout pages={operatorPages} />
    </RequireSession>
  );
}
