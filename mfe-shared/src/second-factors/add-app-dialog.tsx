import type { TotpSetup } from 'api';
import { useState } from 'react';
import { api } from '../api/api';
import { notify } from '../notify/notify';
import { Box } from '../ui/box';
import { Dialog } from '../ui/dialog';
import { AppForm } from './app-form';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { useFactorsChanged } from './second-factors.queries';
import { useWords } from './words';

/** Adds an authenticator app: the password, the app's first code, and with the first factor the recovery codes. */
export function AddAppDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords();
  const changed = useFactorsChanged();
  const [setup, setSetup] = useState<TotpSetup>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    setSetup(undefined);
    setCodes(undefined);
    onClose();
  };
  const added = (recoveryCodes: string[] | null) => {
    notify.success(t('own.addedDone'));
    changed();
    if (recoveryCodes) setCodes(recoveryCodes);
    else close();
  };
  return (
    <Dialog open={open} onClose={close} title={t(codes ? 'codes.title' : 'own.addTitle')} size="xs">
      {codes ? (
        <Box sx={{ pb: 3 }}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Box>
      ) : setup ? (
        <AppForm setup={setup} onAdded={added} onExpired={() => setSetup(undefined)} />
      ) : (
        <PasswordStep
          confirmLabel={t('own.next')}
          onClose={close}
          onPassword={async (password) =>
            setSetup(await api.post('/auth/second-factors/totp', { body: { password } }))
          }
        />
      )}
    </Dialog>
  );
}
