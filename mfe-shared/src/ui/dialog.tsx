import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { LazyDialogPanel, useEver } from './lazy-overlay';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end, the one that acts last. */
  actions?: ReactNode;
  size?: 'xs' | 'sm' | 'md' | 'lg';
};

/** A question or a small form above the page. */
export function Dialog(props: DialogProps) {
  return useEver(props.open) ? (
    <Suspense fallback={null}>
      <LazyDialogPanel {...props} />
    </Suspense>
  ) : null;
}
