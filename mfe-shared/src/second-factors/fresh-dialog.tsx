import { loadedLater } from '../ui/loaded-later';
import { fetchParts } from './fetch-parts';
import type { FreshDialogProps } from './fresh-panel';

const Panel = loadedLater(async () => (await fetchParts()).FreshPanel);

/** Asks before something that only whoever has just signed in may do, and for the password if that is long ago. */
export function FreshDialog(props: FreshDialogProps) {
  return <Panel {...props} />;
}
