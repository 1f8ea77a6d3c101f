import { useState } from 'react';
import { notify } from '../notify/notify';
import { session } from '../session/session';
import { Button } from '../ui/button';
import { useWords } from './words';

/** Ends this person's sessions on all devices, this one included: for a lost telephone. */
export function SignOutEverywhere() {
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await session.signOutEverywhere();
    } catch (error) {
      notify.error(error);
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} onClick={() => void signOut()}>
      {t('signOutEverywhere')}
    </Button>
  );
}
