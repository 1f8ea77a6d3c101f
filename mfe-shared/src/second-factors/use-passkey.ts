import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { api } from '../api/api';
import { notify } from '../notify/notify';
import type { SecondStep } from '../session/second-step';
import { session } from '../session/session';
import { isStopped } from './passkeys';
import { useWords } from './words';

/** Takes the second step with a passkey of this host. */
export function usePasskey({ ticket, loginType }: SecondStep, onFailure: (error: unknown) => boolean) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const options = await api.post('/auth/second-step/passkey', { body: { ticket } });
      const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const response = (await startAuthentication({ optionsJSON })) as never;
      const user = await session.takeSecondStep({ way: 'passkey', ticket, response }, loginType);
      notify.success(t('welcomeBack', { name: user.name }));
    } catch (error) {
      if (isStopped(error)) notify.error(new Error(t('own.passkeyStopped')));
      else onFailure(error);
      setBusy(false);
    }
  };
  return { busy, run };
}
