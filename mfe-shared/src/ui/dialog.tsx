import type { DialogProps } from './dialog-panel';
import { LazyDialogPanel, useEver } from './lazy-overlay';

/** A modal dialog: a question or a small form above the page. */
export function Dialog(props: DialogProps) {
  return useEver(props.open) ? <LazyDialogPanel {...props} /> : null;
}
