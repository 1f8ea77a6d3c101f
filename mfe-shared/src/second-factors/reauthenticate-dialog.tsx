import { lazyComponent } from '../ui/lazy-component';
import { fetchParts } from './fetch-parts';
import type { ReauthenticateDialogProps } from './reauthenticate-panel';

const Panel = lazyComponent(async () => (await fetchParts()).ReauthenticatePanel);

/** Asks before an action that needs a recent sign-in, and for the password if the sign-in was long ago. */
export function ReauthenticateDialog(props: ReauthenticateDialogProps) {
  return <Panel {...props} />;
}
