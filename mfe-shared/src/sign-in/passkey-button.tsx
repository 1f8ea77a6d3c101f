import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '../api/api';
import { notify } from '../notify/notify';
import { isStopped } from '../second-factors/passkeys';
import { session } from '../session/session';
import type { LoginType } from '../session/session.types';
import { Button } from '../ui/button';
import { useWords } from './words';

/** Signs in with any passkey of this host that the device offers. */
export function PasskeyButton({ loginType }: { loginType: Exclude<LoginType, 'customer'> }) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const as = loginType === 'tenantAdmin' ? ('staff' as const) : ('operator' as const);
      const options = await api.post('/auth/passkey/begin', { body: { as } });
      const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const response = (await startAuthentication({ optionsJSON })) as never;
      const user = await session.signInWithPasskey({ as, response });
      notify.success(t('welcomeBack', { name: user.name }));
    } catch (error) {
      notify.error(isStopped(error) ? new Error(t('ways.passkeyStopped')) : error);
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      color="neutral"
      fullWidth
      loading={busy}
      startIcon={<KeyRound size={18} />}
      onClick={() => void run()}
    >
      {t('ways.passkey')}
    </Button>
  );
}
