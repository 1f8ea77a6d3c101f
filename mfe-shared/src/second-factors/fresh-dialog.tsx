import { loadedLater } from '../ui/loaded-later';
import { fetchParts } from './fetch-parts';
import type { FreshDialogProps } from './fresh-panel';

const Panel = loadedLater(async () => (await fetchParts()).FreshPanel);

/** Asks before an action that needs a recent sign-in, and for the password if the sign-in was long ago. */
export function FreshDialog(props: FreshDialogProps) {
  return <Panel {...props} />;
}
