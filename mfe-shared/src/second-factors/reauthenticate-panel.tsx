import type { ReactNode } from 'react';
import { useState } from 'react';
import { ApiError } from '../api/api-error';
import { ConfirmDialog } from '../backoffice/confirm-dialog';
import { notify } from '../notify/notify';
import { Dialog } from '../ui/dialog';
import { PasswordStep } from './password-step';

export type ReauthenticateDialogProps = {
  title: ReactNode;
  text: ReactNode;
  /** Says what happens: `Remove`. */
  confirmLabel: string;
  /** Rejects with PASSWORD_NEEDED for somebody who signed in long ago, and is called again with the password. */
  run: (proof: { password?: string }) => Promise<unknown>;
  /** The message when it has happened. */
  done: string;
  onClose: () => void;
};

/** The question, and then the password if the API asks for it. */
export function ReauthenticatePanel({
  title,
  text,
  confirmLabel,
  run,
  done,
  onClose,
}: ReauthenticateDialogProps) {
  const [busy, setBusy] = useState(false);
  const [needsPassword, setNeedsPassword] = useState(false);
  const end = () => {
    notify.success(done);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await run({});
      end();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'PASSWORD_NEEDED') return setNeedsPassword(true);
      notify.error(error);
      onClose();
    }
  };
  if (!needsPassword)
    return (
      <ConfirmDialog
        open
        danger
        title={title}
        text={text}
        confirmLabel={confirmLabel}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={title} size="xs">
      <PasswordStep
        text={text}
        confirmLabel={confirmLabel}
        danger
        onClose={onClose}
        onPassword={async (password) => {
          await run({ password });
          end();
        }}
      />
    </Dialog>
  );
}
