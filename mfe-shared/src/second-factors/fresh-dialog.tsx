import type { ReactNode } from 'react';
import { ReauthenticateDialog } from './reauthenticate-dialog';

/** @deprecated For remotes of 1.66: it is `ReauthenticateDialogProps` now. */
export type FreshDialogProps = {
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  run: (proof: { password?: string }) => Promise<unknown>;
  done: string;
  onClose: () => void;
};

/** @deprecated For remotes of 1.66: it is `ReauthenticateDialog` now. */
export function FreshDialog(props: FreshDialogProps) {
  return <ReauthenticateDialog {...props} />;
}
