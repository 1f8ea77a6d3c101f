import type { ReactNode } from 'react';
import { useState } from 'react';
import { notify } from '../notify/notify';
import { ConfirmDialog } from './confirm-dialog';

export type ConfirmedActionProps = {
  /** The button; `ask` is what happens when it is pressed. */
  button: (ask: () => void) => ReactNode;
  title: string;
  text: string;
  /** Says what happens: `Revoke`. */
  confirmLabel: string;
  run: () => Promise<unknown>;
  /** The message when it has happened. */
  done: string;
};

/** A button whose action cannot be undone: it asks first, and says how it went. */
export function ConfirmedAction({ button, run, done, ...asked }: ConfirmedActionProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState(false);
  const confirm = async () => {
    setRunning(true);
    try {
      await run();
      notify.success(done);
    } catch (error) {
      notify.error(error);
    }
    setRunning(false);
    setAsking(false);
  };
  return (
    <>
      {button(() => setAsking(true))}
      <ConfirmDialog
        {...asked}
        open={asking}
        danger
        busy={running}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
