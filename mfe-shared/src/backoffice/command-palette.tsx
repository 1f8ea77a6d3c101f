import { lazy, Suspense } from 'react';
import { useEver } from '../ui/lazy-overlay';
import type { CommandPaletteProps } from './command-palette.types';

const Panel = lazy(() =>
  import(/* webpackChunkName: "command-palette" */ './command-palette-panel').then((m) => ({
    default: m.CommandPalettePanel,
  })),
);

/** A search over everything that a person can open or do, opened by Ctrl K or ⌘K. */
export function CommandPalette(props: CommandPaletteProps) {
  return useEver(props.open) ? (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  ) : null;
}
