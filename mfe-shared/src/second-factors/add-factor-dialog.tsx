import type { ReactNode } from 'react';
import { useState } from 'react';
import { notify } from '../notify/notify';
import { Box } from '../ui/box';
import { Dialog } from '../ui/dialog';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { useFactorsChanged } from './second-factors.queries';
import { useWords } from './words';

type AddFactorDialogProps<Setup> = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Asks the server, with the person's password, for what the form needs. */
  begin: (password: string) => Promise<Setup>;
  /** The form. `onExpired` asks for the password again. */
  children: (
    setup: Setup,
    on: { onAdded: (recoveryCodes: string[] | null) => void; onExpired: () => void },
  ) => ReactNode;
};

/** Adds a factor: the password, the factor's own form, and with the first factor the recovery codes. */
export function AddFactorDialog<Setup>(props: AddFactorDialogProps<Setup>) {
  const { open, onClose, title, begin, children } = props;
  const { t } = useWords();
  const changed = useFactorsChanged();
  const [setup, setSetup] = useState<{ value: Setup }>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    setSetup(undefined);
    setCodes(undefined);
    onClose();
  };
  const onAdded = (recoveryCodes: string[] | null) => {
    notify.success(t('own.addedDone'));
    changed();
    if (recoveryCodes) setCodes(recoveryCodes);
    else close();
  };
  return (
    <Dialog open={open} onClose={close} title={codes ? t('codes.title') : title} size="xs">
      {codes ? (
        <Box sx={{ pb: 3 }}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Box>
      ) : setup ? (
        children(setup.value, { onAdded, onExpired: () => setSetup(undefined) })
      ) : (
        <PasswordStep
          confirmLabel={t('own.next')}
          onClose={close}
          onPassword={async (password) => setSetup({ value: await begin(password) })}
        />
      )}
    </Dialog>
  );
}
