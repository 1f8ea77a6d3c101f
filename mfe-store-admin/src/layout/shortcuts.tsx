import { lazyComponent } from 'mfe-shared';
import { useState } from 'react';
import { useShortcuts } from './use-shortcuts';

const ShortcutsDialog = lazyComponent(() =>
  import(/* webpackChunkName: "shortcuts-dialog" */ './shortcuts-dialog').then((m) => m.ShortcutsDialog),
);

/** Handles the keyboard shortcuts of the back office and lists them on `?`. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useShortcuts(() => {
    setWasOpened(true);
    setOpen(true);
  });
  return wasOpened ? <ShortcutsDialog open={open} onClose={() => setOpen(false)} /> : null;
}
