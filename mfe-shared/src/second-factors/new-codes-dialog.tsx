import { useState } from 'react';
import { api } from '../api/api';
import { Box } from '../ui/box';
import { Dialog } from '../ui/dialog';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { useFactorsChanged } from './second-factors.queries';
import { useWords } from './words';

/** Asks for the password and shows new recovery codes. */
export function NewCodesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords();
  const changed = useFactorsChanged();
  const [codes, setCodes] = useState<string[]>();
  const make = async (password: string) => {
    const body = { password };
    setCodes((await api.post('/auth/second-factors/recovery-codes', { body })).recoveryCodes);
    changed();
  };
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={t(codes ? 'codes.title' : 'own.codesTitle')} size="xs">
      {codes ? (
        <Box sx={{ pb: 3 }}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Box>
      ) : (
        <PasswordStep
          text={t('own.codesText')}
          confirmLabel={t('own.makeCodes')}
          onClose={close}
          onPassword={make}
        />
      )}
    </Dialog>
  );
}
