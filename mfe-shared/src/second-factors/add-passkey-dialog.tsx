import { useState } from 'react';
import { api } from '../api/api';
import type { ApiReply } from '../api/calls.types';
import { notify } from '../notify/notify';
import { Box } from '../ui/box';
import { Dialog } from '../ui/dialog';
import { PasskeyForm } from './passkey-form';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { useFactorsChanged } from './second-factors.queries';
import { useWords } from './words';

/** Adds a passkey: the password, the browser's own question, and with the first factor the recovery codes. */
export function AddPasskeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords();
  const changed = useFactorsChanged();
  const [setup, setSetup] = useState<ApiReply<'post', '/auth/second-factors/passkeys'>>();
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
    <Dialog open={open} onClose={close} title={t(codes ? 'codes.title' : 'own.passkeyTitle')} size="xs">
      {codes ? (
        <Box sx={{ pb: 3 }}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Box>
      ) : setup ? (
        <PasskeyForm setup={setup} onAdded={added} />
      ) : (
        <PasswordStep
          confirmLabel={t('own.next')}
          onClose={close}
          onPassword={async (password) =>
            setSetup(await api.post('/auth/second-factors/passkeys', { body: { password } }))
          }
        />
      )}
    </Dialog>
  );
}
